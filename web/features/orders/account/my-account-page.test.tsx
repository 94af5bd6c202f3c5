import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { pageOf, refused } from '../../../test/mock-server';
import { renderApp } from '../../../test/render-app';

const ACCOUNT = {
  ...{ id: 'u-customer', name: 'Ada Byron', firstName: 'Ada', lastName: 'Byron', closingObstacle: null },
  ...{ email: 'ada@example.com', phone: '', address: null, createdAt: '2026-01-02T00:00:00Z' },
  summary: { totalOrders: 1 },
};
const ORDER = {
  id: 'o1',
  number: 'HL-100001',
  status: 'SHIPPED',
  toCity: 'Perth',
  createdAt: '2026-11-20T10:30:00Z',
};
const visit = (answers: object) =>
  renderApp('/user/account', { session: 'customer', answers: { me: ACCOUNT, ...answers } });

it('the latest order comes first, then the profile, then figures', async () => {
  const { asked } = visit({ myOrders: pageOf([ORDER]) });
  const order = await screen.findByRole('region', { name: 'Order HL-100001' });
  const profile = screen.getByRole('heading', { name: 'Profile' });
  const figures = screen.getByRole('region', { name: 'Summary' });
  expect(order.compareDocumentPosition(profile)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(profile.compareDocumentPosition(figures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(asked('myOrders')).toMatchObject([{ pageSize: 1 }]);
});

it.each([
  ['no orders yet', pageOf([])],
  ['orders that cannot be read', refused('SERVICE_UNAVAILABLE', 'Busy')],
])('with %s the account is shown all the same', async (_what, myOrders) => {
  visit({ myOrders });
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View order' })).toBeNull();
});

it('what the profile lacks is not listed but offered', async () => {
  const { user } = visit({ myOrders: pageOf([]) });
  await user.click(await screen.findByRole('button', { name: 'Add your phone number and address' }));
  expect(screen.getByLabelText(/Phone Number/)).toHaveFocus();
});

it('the documents that the customer agreed to are shown when asked for, each in its version', async () => {
  const agreed = {
    ...{ kind: 'PROHIBITED_GOODS', version: 2, acceptedAt: '2026-11-20T10:30:00Z' },
    ...{ isAtCheckout: true, orderNumber: 'HL-100001' },
  };
  const { asked } = visit({ myOrders: pageOf([]), myAcceptances: [agreed] });
  const button = await screen.findByRole('button', { name: "Terms you've accepted" });
  expect(asked('myAcceptances')).toEqual([]);
  fireEvent.click(button);
  const link = await screen.findByRole('link', { name: 'Prohibited goods, version 2' });
  expect(link).toHaveAttribute('href', '/prohibited-goods?version=2');
  expect(link.parentElement).toHaveTextContent('20 November 2026, for order HL-100001');
});

it('a newsletter that waits for its link says so, and the link can be had again', async () => {
  const newsletter = {
    ...{ isOn: true, state: 'ASKED', words: 'Send me offers' },
    history: [{ isOn: true, givenAt: 'REGISTER', createdAt: '2026-11-20T10:30:00Z' }],
  };
  const { asked, user } = visit({
    myOrders: pageOf([]),
    me: { ...ACCOUNT, newsletter },
    setNewsletterSubscription: { ...ACCOUNT, newsletter: { ...newsletter, state: 'CONFIRMED' } },
  });
  expect(await screen.findByText(/Turned on when you signed up.*Confirm it with the link/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText("We've sent you a link to confirm")).toBeVisible();
  expect(asked('setNewsletterSubscription')).toEqual([{ isOn: true }]);
  expect(screen.queryByText(/Confirm it with the link/)).toBeNull();
});
