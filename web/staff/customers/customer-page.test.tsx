import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { noAnswer, pageOf, refused } from '../../test/mock-server';
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

function visit(more: Record<string, unknown> = {}) {
  const answers = {
    ...{ adminUser: ANN, adminOrders: pageOf([ORDER], { total: 12 }), adminQuotes: pageOf([]) },
    ...{ adminRequests: pageOf([]), adminEmails: pageOf([]) },
    adminSecurityEvents: pageOf([{ id: 'e1', kind: 'SIGNED_IN_NEW_PLACE', device: 'Firefox', network: '' }]),
    ...more,
  };
  return renderApp('/admin/users/u1', { session: 'admin', answers });
}

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
