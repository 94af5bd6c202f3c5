import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { pageOf, refused } from '../../test/mock-server';
import { renderApp } from '../../test/render-app';

const QUOTE = {
  ...{ id: 'q1', reference: 'Q-10001', status: 'OPEN', destination: 'JAPAN', customerId: 'u1' },
  ...{ customerName: 'Ann Lee', isReminded: false, expiresAt: '2026-12-29T00:00:00.000Z' },
};

const remindButton = () => screen.findByRole('button', { name: 'Remind Ann Lee of Q-10001' });

async function press(name: string, answer: unknown) {
  const page = renderApp('/admin/quotes', {
    session: 'admin',
    answers: { adminQuotes: pageOf([QUOTE]), adminFollowUpQuote: answer },
  });
  await page.user.click(await remindButton());
  const dialog = within(await screen.findByRole('dialog', { name: 'Quote Q-10001' }));
  await page.user.click(dialog.getByRole('button', { name }));
  return page;
}

it('a quote that was seen to says so at the press, and its list is not read again', async () => {
  let answer = (_: object) => {};
  const { asked } = await press('Mark as done', new Promise((resolve) => (answer = resolve)));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remind/ })).not.toBeInTheDocument());
  expect(screen.queryByText('Quote Q-10001 marked as done')).not.toBeInTheDocument();
  answer({ id: 'q1', isReminded: true });
  expect(await screen.findByText('Quote Q-10001 marked as done')).toBeVisible();
  expect(asked('adminFollowUpQuote')).toEqual([{ id: 'q1', byEmail: false }]);
  expect(asked('adminQuotes')).toHaveLength(1);
});

it('of those about to expire it leaves the list', async () => {
  const { answers, user } = renderApp('/admin/quotes?state=EXPIRING', {
    session: 'admin',
    answers: { adminQuotes: pageOf([QUOTE]), adminFollowUpQuote: { id: 'q1', isReminded: true } },
  });
  await user.click(await remindButton());
  answers.adminQuotes = pageOf([]);
  await user.click(await screen.findByRole('button', { name: 'Mark as done' }));
  expect(await screen.findByText('No quotes found')).toBeVisible();
});

it('what the server refuses is said, and the quote can be seen to again', async () => {
  await press('Send by email', refused('CONFLICT', 'This customer has stopped reminders by email.'));
  expect(await screen.findByText(/Q-10001: This customer has stopped reminders/)).toBeVisible();
  expect(await remindButton()).toBeVisible();
});

it("nobody is reminded of a guest's quote", async () => {
  renderApp('/admin/quotes', {
    session: 'admin',
    answers: { adminQuotes: pageOf([{ ...QUOTE, customerId: null, customerName: null }]) },
  });
  expect(await screen.findByText('A guest')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Remind/ })).not.toBeInTheDocument();
});
