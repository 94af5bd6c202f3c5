import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { pageOf, refused, refusedAt } from '../../../test/mock-server';
import { renderApp } from '../../../test/render-app';

const COUCH = { id: 's1', word: 'couch', meaning: 'Sofa', finds: ['Three-Seater Sofa'], version: 3 };
const LOST = { id: 's2', word: 'zither', meaning: 'Harp', finds: [], version: 1 };

function show(answers: Record<string, unknown> = {}) {
  return renderApp('/admin/products/synonyms', {
    session: 'admin',
    answers: { adminSearchSynonyms: pageOf([COUCH, LOST], { pageSize: 25 }), ...answers },
  });
}

it('a synonym that finds nothing on sale says so', async () => {
  show();
  expect(await screen.findByRole('row', { name: /zither Harp Nothing on sale/ })).toBeVisible();
});

it('a new synonym needs both words, and is sent with them', async () => {
  const { user, asked } = show({
    adminCreateSearchSynonym: { ...COUCH, id: 's3', word: 'divan', version: 1 },
  });
  await user.click(await screen.findByRole('button', { name: 'Add synonym' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const word = screen.getByLabelText('Customers type');
  expect(word).toHaveAccessibleDescription(/Enter the word customers type/);
  await user.type(word, 'divan');
  await user.type(screen.getByLabelText('It means'), 'sofa');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('divan added')).toBeVisible();
  expect(asked('adminCreateSearchSynonym')).toEqual([{ input: { word: 'divan', meaning: 'sofa' } }]);
});

it('what the server refuses stands at its field, and what was typed stays', async () => {
  const message = "No item matches “harp”. Use words of an item's name.";
  const { user } = show({ adminUpdateSearchSynonym: refusedAt('meaning', message) });
  await user.click(await screen.findByRole('button', { name: 'Edit couch' }));
  const meaning = screen.getByLabelText('It means');
  await user.clear(meaning);
  await user.type(meaning, 'harp');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(meaning).toHaveAccessibleDescription(new RegExp(message)));
  expect(meaning).toHaveValue('harp');
});

it('a synonym changed by somebody else is saved over only when staff say so', async () => {
  const current = { word: 'couch', meaning: 'Armchair', version: 4, changedBy: 'Ann' };
  const { user, asked, answers } = show({
    adminUpdateSearchSynonym: refused('CONFLICT', 'Changed', { thing: 'synonym', current }),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit couch' }));
  const meaning = screen.getByLabelText('It means');
  await user.clear(meaning);
  await user.type(meaning, 'Footstool');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText(/changed this synonym while you were editing/)).toBeVisible();
  answers.adminUpdateSearchSynonym = { ...COUCH, meaning: 'Footstool', version: 5 };
  await user.click(screen.getByRole('button', { name: 'Save mine' }));
  expect(await screen.findByText('couch updated')).toBeVisible();
  expect(
    asked('adminUpdateSearchSynonym').map(({ input }) => (input as { version: number }).version),
  ).toEqual([3, 4]);
});

it('a synonym is deleted in the version that was seen', async () => {
  const { user, asked } = show({ adminDeleteSearchSynonym: 's1' });
  await user.click(await screen.findByRole('button', { name: 'Delete couch' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('couch deleted')).toBeVisible();
  expect(asked('adminDeleteSearchSynonym')).toEqual([{ id: 's1', version: 3 }]);
});
