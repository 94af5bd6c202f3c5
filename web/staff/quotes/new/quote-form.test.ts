import { expect, test } from '@jest/globals';
import { checkQuote, EMPTY_QUOTE, formOfShipment, type QuoteForm, readContent } from './quote-form';

const LINE = { name: '20FT container', price: '6,950' };
const FORM: QuoteForm = {
  ...EMPTY_QUOTE,
  ...{ name: 'Ann', email: 'ann@example.com', destination: 'AUSTRALIA', freeLines: [LINE] },
};
const BOX = { name: 'Trunk', quantity: '2', weightRange: 'over30' as const };

test('a valid form is content in pence, with the sign of its adjustment', () => {
  const form: QuoteForm = { ...FORM, adjustment: 'LESS_PENCE', value: '12.50', reason: ' Returning ' };
  expect([...checkQuote(form)]).toEqual([]);
  expect(readContent(form)).toMatchObject({
    ...{ destination: 'AUSTRALIA', items: [], freeLines: [{ name: '20FT container', pence: 695_000 }] },
    adjustment: { kind: 'PENCE', value: -1_250, reason: 'Returning' },
  });
  expect(readContent({ ...form, adjustment: 'MORE_PERCENT', value: '10' })?.adjustment).toEqual({
    ...{ kind: 'PERCENT', value: 10, reason: 'Returning' },
  });
});

test('a product is sent by its id, once though typed twice, an own item by its size', () => {
  const sides = { height: '40', width: '50', depth: '60' };
  const items = [
    { ...BOX, ...sides, choice: 'own', choices: [] },
    { ...BOX, height: '', width: '', depth: '', choice: 'p1', choices: [{ id: 'p1', name: 'Box' }] },
  ];
  expect(readContent({ ...FORM, items })?.items).toEqual([
    {
      customBox: { name: 'Trunk', heightCm: 40, widthCm: 50, depthCm: 60, weightRange: 'OVER_30' },
      quantity: 2,
    },
    { productId: 'p1', quantity: 2 },
  ]);
  const twice = readContent({ ...FORM, items: [...items, items[1]!] });
  expect(twice?.items.at(-1)).toEqual({ productId: 'p1', quantity: 4 });
});

test.each<[string, Partial<QuoteForm>, string]>([
  ['nothing in it', { freeLines: [] }, 'items'],
  ['no destination', { destination: '' }, 'destination'],
  ['a line without a text', { freeLines: [{ ...LINE, name: ' ' }] }, 'freeLines.0.name'],
  ['a line without a price', { freeLines: [{ ...LINE, price: '' }] }, 'freeLines.0.price'],
  ['an adjustment of nothing', { adjustment: 'LESS_PENCE', value: '0', reason: 'x' }, 'value'],
  ['more than all per cent', { adjustment: 'LESS_PERCENT', value: '101', reason: 'x' }, 'value'],
  ['no reason', { adjustment: 'LESS_PERCENT', value: '10', reason: '' }, 'reason'],
])('a form with %s has its problem there, and no price', (_what, wrong, field) => {
  const form = { ...FORM, ...wrong };
  expect([...checkQuote(form).keys()]).toEqual([field]);
  expect(readContent(form)).toBeNull();
});

test('contact and days do not keep the price away', () => {
  const form = { ...FORM, name: '', email: 'x', days: '0' };
  expect([...checkQuote(form).keys()]).toEqual(['name', 'email', 'days']);
  expect(readContent(form)).not.toBeNull();
});

test('an earlier shipment fills the form, without its price by phone', () => {
  const line = { productId: null, customBox: null, quantity: 1, unitPrice: { minorUnits: 5_000 } };
  const filled = formOfShipment({
    ...{ destination: 'JAPAN', service: 'EXPRESS', fromCity: 'Leeds', toCity: 'Kyoto' },
    lines: [
      { ...line, productId: 'p1', name: 'Box', quantity: 3 },
      { ...line, name: 'Crane' },
      { ...line, name: 'Booking by phone' },
    ],
  });
  expect(filled).toMatchObject({
    items: [{ choice: 'p1', quantity: '3', choices: [{ id: 'p1', name: 'Box' }] }],
    freeLines: [{ name: 'Crane', price: '50.00' }],
  });
});
