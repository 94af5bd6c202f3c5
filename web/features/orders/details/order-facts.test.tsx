import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../test/render-app';

const DELIVERED = {
  ...{ id: 'o1', number: 'HL-100001', status: 'DELIVERED', paymentStatus: 'PAID', destination: 'JAPAN' },
  collectionDate: '2026-12-04',
  estimatedDelivery: { from: '2027-02-12', to: '2027-03-12' },
  actualDelivery: '2027-03-03T10:00:00Z',
  quote: { total: { minorUnits: 50_000 } },
};
const GUIDE = { __typename: 'DestinationGuide', destination: 'JAPAN', charges: [], goods: [] };

async function open(order: object, destinationGuide: object = GUIDE) {
  renderApp('/user/orders/o1', { session: 'customer', answers: { order, destinationGuide } });
  await screen.findByRole('heading', { name: 'Order HL-100001' });
  return within(await screen.findByRole('region', { name: 'Shipping' }));
}

it('the order details say when it was expected and when it was delivered', async () => {
  const shipping = await open(DELIVERED);
  expect(shipping.getByText('Estimated delivery').parentElement).toHaveTextContent(
    'Estimated delivery12 February 2027 to 12 March 2027',
  );
  expect(shipping.getByText('Delivered').parentElement).toHaveTextContent('Delivered3 March 2027');
});

const DUTY = {
  ...{ name: 'Duty', kind: 'POSSIBLE', scope: 'ANY', reason: 'New goods.', howToAvoid: 'Keep receipts.' },
  ...{ from: { minorUnits: 0 }, to: { minorUnits: 45_000 }, source: 'Customs', checkedOn: '2026-11-01' },
};

it.each([
  ['PAID', 'Avoid customs and port charges', 'What to do before and after we collect'],
  ['PENDING', 'Customs and port charges', 'Usually £0. What can cost extra'],
])('an order that is %s has "%s"', async (paymentStatus, name, hint) => {
  await open({ ...DELIVERED, paymentStatus }, { ...GUIDE, charges: [DUTY] });
  const region = await screen.findByRole('region', { name });
  expect(await within(region).findByText(hint)).toBeVisible();
  expect(within(region).getByText('Keep receipts.')).toBeInTheDocument();
  expect(region).not.toHaveTextContent('in all');
});

it('an order that is printed untouched has all its parts, none of them folded', async () => {
  await open(DELIVERED);
  const documents = await screen.findByRole('heading', { name: 'Documents' });
  window.dispatchEvent(new Event('beforeprint'));
  expect(documents.closest('details')).toHaveAttribute('open');
});
