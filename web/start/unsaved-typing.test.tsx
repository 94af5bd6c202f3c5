import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '../test/mock-server';
import { renderApp } from '../test/render-app';

beforeEach(() => {
  window.scrollTo = () => {};
});

const PROMOTION = { id: 'p1', name: 'Spring', code: 'SPRING', version: 1, state: 'ACTIVE' };
const SYNONYM = { id: 's1', word: 'couch', meaning: 'sofa', version: 1 };

it.each([
  ['a promotion', '/admin/promotions', { adminPromotions: pageOf([PROMOTION]) }, /^(Add promotion)$/, 'Name'],
  [
    'a synonym',
    '/admin/products/synonyms',
    { adminSearchSynonyms: pageOf([SYNONYM]) },
    /^Add synonym$/,
    'Customers type',
  ],
])('Back asks before %s that is typed in a dialog is lost', async (_, address, answers, button, field) => {
  const { user, router } = renderApp('/admin', { session: 'admin', answers });
  await router.navigate(address);
  await user.click((await screen.findAllByRole('button', { name: button }))[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText(field), 'Autumn');
  await router.navigate(-1);
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(window.location.pathname).toBe(address));
  expect(router.state.location.pathname).toBe(address);
  expect(dialog.getByLabelText(field)).toHaveValue('Autumn');
});

it("Back asks before a customer's request is lost, and another kind of request does not", async () => {
  const { user, router } = renderApp('/');
  await router.navigate('/request?kind=question');
  await user.selectOptions(await screen.findByLabelText("I'd like"), 'A price match');
  await user.selectOptions(await screen.findByLabelText("I'd like"), 'An answer to a question');
  await user.type(await screen.findByLabelText('Your question'), 'May I send a canoe?');
  await router.navigate(-1);
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(window.location.pathname).toBe('/request'));
  expect(screen.getByLabelText('Your question')).toHaveValue('May I send a canoe?');
});
