import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { VersionConflict } from '../../../rules/refusals';
import { pageOf, refused, refusedAt } from '../../test/mock-server';
import { renderApp } from '../../test/render-app';

const BOX = { id: 'b1', number: 1, name: 'Standard Box', version: 1 };

async function openBox(saveBoxContents: unknown) {
  const app = renderApp('/user/orders/o1/packing', {
    session: 'customer',
    answers: {
      order: { id: 'o1', number: 'HL-1' },
      orderBoxes: { ...pageOf([BOX]), isOpen: true },
      saveBoxContents,
    },
  });
  const what = await screen.findByLabelText('Item');
  await app.user.type(what, 'Plates');
  await app.user.type(screen.getByLabelText('Total value (£)'), '60');
  return { ...app, what, save: () => app.user.click(screen.getByRole('button', { name: 'Save box 1' })) };
}

it('what the server refuses of a box is said at its row, and stays', async () => {
  const { what, save } = await openBox(refusedAt('items.0.description', 'Enter the item.'));
  await save();
  await waitFor(() => expect(what).toHaveAccessibleDescription('Enter the item.'));
  expect(what).toHaveFocus();
  expect(what).toHaveValue('Plates');
});

it('a box that was changed elsewhere is replaced by one more save, over the version that is there', async () => {
  const conflict = { thing: 'box', current: { version: 4 } } as VersionConflict;
  const { save, asked, answers } = await openBox(refused('CONFLICT', 'Changed.', conflict));
  await save();
  await screen.findByText(/Save again to replace their version/);
  answers.saveBoxContents = { ...BOX, version: 5 };
  await save();
  await screen.findByText('Box 1 saved');
  expect(asked('saveBoxContents').map(({ input }) => (input as { version: number }).version)).toEqual([1, 4]);
});
