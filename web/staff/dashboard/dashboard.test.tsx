import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { noAnswer, refused } from '../../test/mock-server';
import { renderApp } from '../../test/render-app';

const MORNING = {
  since: '2026-11-27T00:00:00.000Z',
  ...{ newOrders: 9, newOrdersTotal: { minorUnits: 641_200 }, newRequests: 2, newMessages: 0, newRefunds: 1 },
  newRefundsTotal: { minorUnits: 2_999 },
  today: { stops: 8, volumeCm3: 32_900_000, collected: 3 },
  tomorrow: { stops: 0, volumeCm3: 0, collected: 0 },
  ...{ missedCollections: 2, lateDeliveries: 1 },
};
const KINDS = ['COMPANY', 'MAIL', 'PAYMENTS', 'COLLECTIONS', 'DESTINATIONS', 'DOCUMENTS', 'COLLEAGUE'];
const setup = (done: readonly string[]) =>
  KINDS.map((kind) => ({ kind, isDone: done.includes(kind), left: done.includes(kind) ? 0 : 3 }));

function visit(done: readonly string[], more: object = {}) {
  const adminTaskCounts = [{ kind: 'REQUEST', count: 2 }];
  const answers = { adminDashboardMorning: MORNING, adminShopSetup: setup(done), adminTaskCounts, ...more };
  return renderApp('/admin', { session: 'admin', answers });
}

it('begins with what came since yesterday, the collections, and what is overdue, each with its list', async () => {
  visit(KINDS);
  const link = (name: string) => screen.findByRole('link', { name });
  expect(await link('9 new orders £6,412.00')).toHaveAttribute(
    'href',
    '/admin/orders?booked=days&bookedFrom=2026-11-27',
  );
  expect(await link('0 messages')).toHaveAttribute('href', '/admin/orders?attention=NEW_MESSAGES');
  expect(await link('1 refund £29.99')).toHaveAttribute('href', '/admin/orders?attention=NEW_REFUNDS');
  expect(await link('8 stops, 32.90 m³, 3 collected')).toHaveAttribute('href', '/admin/collections');
  expect(await link('0 stops')).toHaveAttribute('href', expect.stringMatching(/date=/));
  expect(await link('2 missed collections')).toHaveAttribute(
    'href',
    '/admin/orders?attention=MISSED_COLLECTION',
  );
  expect(await link('1 late delivery')).toHaveAttribute('href', '/admin/orders?attention=LATE_DELIVERY');
});

it('a shop that cannot trade has a list of what to set up, and is not told that all is well', async () => {
  visit(['COMPANY']);
  const list = within(await screen.findByRole('region', { name: 'Set up your shop' }));
  expect(list.getByText(/^1 of 7 done/)).toBeVisible();
  expect(list.getByText('Set SMTP_URL where the server runs. 3 emails not sent so far.')).toBeVisible();
  expect(list.getByRole('link', { name: 'Open the documents' })).toHaveAttribute('href', '/admin/documents');
  expect(list.queryByRole('link', { name: 'Open the company details' })).not.toBeInTheDocument();
  expect(await screen.findByText('No orders, messages or payments wait for you.')).toBeVisible();
  expect(screen.queryByText(/up to date/)).not.toBeInTheDocument();
});

it('the list is gone once all is set up', async () => {
  visit(KINDS);
  expect(await screen.findByText("Nothing to do. You're up to date.")).toBeVisible();
  expect(screen.queryByText('Set up your shop')).not.toBeInTheDocument();
});

it('the menu counts what waits on a page', async () => {
  visit(KINDS);
  const menu = await screen.findByRole('navigation', { name: 'Admin', hidden: true });
  expect(await within(menu).findByText('2')).toHaveTextContent(', 2 to answer');
});

const taskOf = (kind: string, id: string, title: string, at: string) => ({
  ...{ kind, count: 1 },
  items: [{ id, title, at, detail: 'Ada Byron', orderId: kind === 'EXPIRING_QUOTE' ? null : id }],
});

it('two tasks about one order each have their own date', async () => {
  visit(KINDS, {
    adminDashboardTasks: [
      taskOf('UNANSWERED_MESSAGES', 'o1', 'HL-100001', '2026-11-26T10:00:00Z'),
      taskOf('NO_COLLECTION_DATE', 'o1', 'HL-100001', '2026-11-20T10:00:00Z'),
    ],
  });
  const messages = within(await screen.findByRole('region', { name: 'Unanswered messages' }));
  expect(messages.getByText(/26 Nov/)).toBeVisible();
  expect(screen.getByText(/20 Nov/)).toBeVisible();
});

const QUOTE = { adminDashboardTasks: [taskOf('EXPIRING_QUOTE', 'q1', 'Q-10001', '2026-11-30T10:00:00Z')] };

async function markDone(adminFollowUpQuote: unknown) {
  const { user } = visit(KINDS, { ...QUOTE, adminFollowUpQuote });
  await user.click(await screen.findByRole('button', { name: 'Remind Q-10001' }));
  await user.click(screen.getByRole('button', { name: 'Mark as done' }));
}

it('a task that is done leaves the list before the server has answered', async () => {
  await markDone(noAnswer);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Remind Q-10001' })).not.toBeInTheDocument(),
  );
});

it('a task that the server refuses is back, and why is said', async () => {
  await markDone(refused('CONFLICT', 'This quote was booked.'));
  expect(await screen.findByText(/This quote was booked/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remind Q-10001' })).toBeVisible();
});
