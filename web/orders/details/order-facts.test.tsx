import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderApp } from '../../test/render-app';

const DELIVERED = {
  ...{ id: 'o1', number: 'HL-100001', status: 'DELIVERED', paymentStatus: 'PAID', destination: 'JAPAN' },
  collectionDate: '2026-12-04',
  estimatedDelivery: { from: '2027-02-12', to: '2027-03-12' },
  actualDelivery: '2027-03-03T10:00:00Z',
  quote: { total: { minorUnits: 50_000 } },
};
const GUIDE = { __typename: 'DestinationGuide', destination: 'JAPAN', charges: [], goods: [] };

async function open(order: object) {
  renderApp('/user/orders/o1', { session: 'customer', answers: { order, destinationGuide: GUIDE } });
  await screen.findByRole('heading', { name: 'Order HL-100001' });
  window.dispatchEvent(new Event('beforeprint'));
  return within(await screen.findByRole('region', { name: 'Shipping' }));
}

it('the order details say when it was expected and when it was delivered', async () => {
  const shipping = await open(DELIVERED);
  expect(shipping.getByText('Estimated delivery').parentElement).toHaveTextContent(
    'Estimated delivery12 February 2027 to 12 March 2027',
  );
  expect(shipping.getByText('Delivered').parentElement).toHaveTextContent('Delivered3 March 2027');
});

it.each([
  ['PAID', 'You paid us £500.00.'],
  ['REFUNDED', 'You paid us £500.00.'],
  ['PENDING', 'You pay us £500.00.'],
])('an order that is %s says "%s" above its destination charges', async (paymentStatus, sentence) => {
  await open({ ...DELIVERED, paymentStatus });
  const charges = within(await screen.findByRole('region', { name: 'What you may still be asked for' }));
  expect(await charges.findByText(sentence)).toBeInTheDocument();
});
