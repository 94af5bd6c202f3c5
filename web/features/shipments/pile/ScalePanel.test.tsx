import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { quoteShipment } from '../../../../rules/prices/quote';
import { ClientContext, sourceOf } from '../../../data/client-loader';
import { completeBrowser } from '../../../test/browser';
import { mockServer } from '../../../test/mock-server';
import type { CartLine } from '../../cart/cart-types';
import { ScalePanel } from './ScalePanel';

completeBrowser();

const BOX: CartLine = {
  ...{ key: 'box', name: 'Standard Box', size: '61 x 41 x 51 cm, up to 30 kg', imageUrl: null, altText: '' },
  ...{ categoryId: null, productId: 'box', customBox: null, unitVolumeCm3: 61 * 41 * 51, unitPence: 6650 },
  ...{ quantity: 1, isProvisional: false },
};
const [source, checkedOn] = ["The company's estimate", '2026-11-23'];

/** A quote for this many boxes, where a 20FT container costs £7,600. */
function renderBoxes(quantity: number, reference?: string) {
  const lines = [{ ...BOX, quantity }];
  const quote = quoteShipment({ lines, servicePence: 0, minimumPence: 24_500 });
  const prices = [{ size: 'FT_20', price: { minorUnits: 760_000 }, source, checkedOn }];
  const { client } = mockServer({
    destinationGuide: { destination: 'AUSTRALIA', containerPrices: prices },
  });
  render(
    <MemoryRouter>
      <ClientContext value={sourceOf(client)}>
        <ScalePanel lines={lines} quote={quote} destination="australia" reference={reference} />
      </ClientContext>
    </MemoryRouter>,
  );
}

it('a shipment is drawn item by item, and described in words', async () => {
  renderBoxes(8);
  const picture = screen.getByRole('img', {
    name: 'Your shipment to scale',
    description: /^8 × Standard Box: 1.0 m wide/,
  });
  expect(picture.querySelectorAll('g path:first-child').length).toBe(8);
  expect(screen.getByText(/fills 4% of a 20FT container \(28 m³ usable\)\. You've reached/)).toBeTruthy();
  expect(await screen.findByText(/costs about £7,600\. It pays off from about 15 m³/)).toBeTruthy();
  expect(screen.getByText(/Prices: The company's estimate\. Checked 23 November 2026/)).toBeTruthy();
});

it('a container of one’s own is offered as soon as it costs less than the quote', async () => {
  renderBoxes(120);
  expect(await screen.findByText('A container of your own is cheaper')).toBeTruthy();
  expect(screen.getByText(/door to door, £380\.00 less than this quote/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ask for an offer' }).getAttribute('href')).toBe(
    '/request?kind=container',
  );
});

it('who has saved the quote calls with its number', async () => {
  renderBoxes(120, 'Q-10001');
  expect(await screen.findByText(/Call us with the number Q-10001 and/)).toBeTruthy();
});
