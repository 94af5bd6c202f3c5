import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderApp } from '../../../test/render-app';
import { SHOP } from '../../../test/shop';

const pounds = (minorUnits: number) => ({ minorUnits });
const address = { line1: '1 Quay Street', city: 'Hull', postcode: 'HU1 1AA', country: 'United Kingdom' };

const CHECKOUT = {
  id: 'c1',
  status: 'AWAITING_PAYMENT',
  destination: 'AUSTRALIA',
  fromCity: 'Hull',
  toCity: 'Perth',
  collectionAddress: address,
  deliveryAddress: { ...address, line1: '2 Swan Street', city: 'Perth' },
  billingAddress: { ...address, line1: '3 Dock Street' },
  contact: { name: 'Ada Byron', email: 'ada@example.com', phone: '' },
  lines: [{ key: 'l1', name: 'Spade', size: '', quantity: 2, lineTotal: pounds(40_000) }],
  quote: { items: pounds(40_000), total: pounds(44_500) },
};

const visit = (checkout: object) =>
  renderApp('/user/stripe-payment?checkoutId=c1', {
    session: 'customer',
    answers: {
      store: { ...SHOP, companyName: 'Quay Ltd' },
      checkout,
      me: { id: 'u-customer', name: 'Ada Byron', email: 'ada@example.com' },
    },
  });

it('an unpaid checkout shows what was booked, and the details it was booked with', async () => {
  visit(CHECKOUT);
  expect(await screen.findByText('ada@example.com')).toBeVisible();
  expect(screen.getByText(/2 × Spade/)).toBeVisible();
  for (const street of [/1 Quay Street/, /2 Swan Street/, /3 Dock Street/])
    expect(screen.getByText(street)).toBeVisible();
});

it('the button of an unpaid checkout stands above what it charges, who does, and until when it can be undone', async () => {
  visit({ ...CHECKOUT, collectionDate: '2999-06-10' });
  const terms = await screen.findByText(/£445.00 in total, charged once by Quay Ltd\./);
  expect(terms).toHaveTextContent(/Free cancellation until 23:59 on .* 8 June 2999\.$/);
});

it('an extra payment shows what changes in which order', async () => {
  visit({
    ...CHECKOUT,
    amends: { orderId: 'o1', orderNumber: 'HL-100001', changes: ['Another service: Express'] },
  });
  expect(await screen.findByRole('heading', { name: 'Extra payment for order HL-100001' })).toBeVisible();
  expect(screen.getByText('Another service: Express')).toBeVisible();
  expect(screen.getByRole('link', { name: 'order HL-100001' })).toHaveAttribute('href', '/user/orders/o1');
});
