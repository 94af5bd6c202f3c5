import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { noAnswer, noNetwork, pageOf, refused } from '../../test/mock-server';
import { renderApp } from '../../test/render-app';

const ANN = {
  ...{ id: 'u1', name: 'Ann Lee', email: 'ann@example.com', phone: '020 7946 0000', version: 2 },
  ...{ role: 'CUSTOMER', status: 'ACTIVE', invitationExpiresAt: null, emailVerifiedAt: null },
  summary: { totalOrders: 12, deliveredOrders: 3, totalSpent: { minorUnits: 123_450 } },
};
const ORDER = {
  ...{ id: 'o1', number: 'HL-100001', status: 'SHIPPED', paymentStatus: 'PAID', destination: 'JAPAN' },
  ...{ fromCity: 'Leeds', toCity: 'Kyoto', collectionDate: '2026-12-01', total: { minorUnits: 26_600 } },
};
const NOTE = { id: 'n1', text: 'Rings twice', author: 'Sam Staff', createdAt: '2026-11-20T10:00:00Z' };

function visit(more: Record<string, unknown> = {}) {
  const answers = {
    ...{ adminUser: ANN, adminOrders: pageOf([ORDER], { total: 12 }), adminQuotes: pageOf([]) },
    ...{ adminRequests: pageOf([]), adminEmails: pageOf([]), adminCustomerNotes: pageOf([NOTE]) },
    adminSecurityEvents: pageOf([{ id: 'e1', kind: 'SIGNED_IN_NEW_PLACE', device: 'Firefox', network: '' }]),
    ...more,
  };
  return renderApp('/admin/users/u1', { session: 'admin', answers });
}

/** One answer after the other. */
const inTurn =
  (...answers: unknown[]) =>
  () =>
    answers.shift();

const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows contact, figures and what belongs to the account, each with the way to all', async () => {
  const { asked } = visit();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ann Lee' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'ann@example.com' })).toHaveAttribute(
    'href',
    'mailto:ann@example.com',
  );
  expect(screen.getByRole('link', { name: '020 7946 0000' })).toHaveAttribute('href', 'tel:02079460000');
  expect(screen.getByText('£1,234.50')).toBeVisible();
  const orders = await part('Orders');
  expect(orders.getByRole('link', { name: 'HL-100001' })).toHaveAttribute('href', '/admin/orders/o1');
  expect(orders.getByRole('link', { name: 'All 12' })).toHaveAttribute(
    'href',
    '/admin/orders?search=ann%40example.com',
  );
  expect((await part('Saved quotes')).getByText('None yet.')).toBeVisible();
  expect((await part('Emails')).getByText('None yet.')).toBeVisible();
  expect((await part('Security events')).getByText('Check with the customer')).toBeVisible();
  expect(asked('adminOrders')).toEqual([expect.objectContaining({ filter: { customerId: 'u1' } })]);
  expect(asked('adminEmails')).toEqual([expect.objectContaining({ recipient: 'ann@example.com' })]);
});

it('changes the account in place, and leads to the list after a deletion', async () => {
  const { user } = visit({
    adminUpdateUser: { ...ANN, status: 'INACTIVE', version: 3 },
    adminDeleteUser: 'u1',
    adminUsers: pageOf([]),
  });
  await user.click(await screen.findByRole('button', { name: 'Set inactive Ann Lee' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Set inactive' }),
  );
  expect(await screen.findByText('Inactive')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Delete Ann Lee' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
});

it('says that it loads, and that there is no such account', async () => {
  visit({ adminUser: noAnswer });
  expect(await screen.findByText('Loading the customer...')).toBeVisible();
});

it('an unknown account says so', async () => {
  visit({ adminUser: refused('NOT_FOUND', 'User not found') });
  expect(await screen.findByText('User not found')).toBeVisible();
  expect(screen.getByRole('link', { name: /All users/ })).toHaveAttribute('href', '/admin/users');
});

it('a name in the list of users leads there', async () => {
  renderApp('/admin/users', { session: 'admin', answers: { adminUsers: pageOf([ANN]) } });
  expect(await screen.findByRole('link', { name: 'Ann Lee' })).toHaveAttribute('href', '/admin/users/u1');
});

it("keeps staff's notes, and sends a note that was not answered again under its id", async () => {
  const { user, asked } = visit({ adminAddCustomerNote: inTurn(noNetwork, { id: 'n2' }) });
  const notes = await part('Notes');
  expect(notes.getByText('Rings twice')).toBeVisible();
  expect(notes.getByRole('listitem')).toHaveTextContent('Sam Staff, 20 November 2026');
  await user.click(notes.getByRole('button', { name: 'Save note' }));
  expect(await notes.findByText('Write a note')).toBeVisible();
  await user.type(notes.getByLabelText('New note'), ' Moved house ');
  await user.click(notes.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(asked('adminAddCustomerNote')).toHaveLength(1));
  await user.click(await notes.findByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(asked('adminAddCustomerNote')).toHaveLength(2));
  const [first, second] = asked('adminAddCustomerNote');
  expect(first).toMatchObject({ userId: 'u1', input: { text: 'Moved house' } });
  expect(second).toEqual(first);
});

it('merges another account into this one, once staff have seen what moves', async () => {
  const twin = { id: 'u2', name: 'Ann Lee', email: 'ann@old.example.com' };
  const moves = {
    orders: 2,
    quotes: 1,
    requests: 0,
    savedAddresses: 1,
    notes: 0,
    notifiedOrders: 1,
    fingerprint: '1.2',
  };
  const { user, asked } = visit({
    adminUsers: pageOf([ANN, twin]),
    adminMergePreview: moves,
    adminMergeAccounts: inTurn(refused('CONFLICT', 'One of these accounts has changed'), { id: 'u1' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Merge another account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByLabelText('Ann Lee, ann@old.example.com'));
  expect(dialog.queryByLabelText('Ann Lee, ann@example.com')).toBeNull();
  expect(
    await dialog.findByText('2 orders, 1 saved quote, 0 requests, 1 saved address, 0 notes.'),
  ).toBeVisible();
  expect(dialog.getByText("We'll write to ann@example.com about 1 order under way.")).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Merge accounts' }));
  expect(await dialog.findByText('One of these accounts has changed')).toBeVisible();
  await waitFor(() => expect(asked('adminMergePreview').length).toBeGreaterThan(1));
  await user.click(await dialog.findByRole('button', { name: 'Merge accounts' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked('adminMergeAccounts').at(-1)).toEqual({
    input: { from: 'u2', into: 'u1', fingerprint: '1.2' },
  });
});
