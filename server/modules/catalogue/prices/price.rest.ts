import { conflictOf, currency, int, object, pounds, text, uuid } from '../../../platform/rest/serializer.js';
import type { Price } from './price.entity.js';

const country = text('The destination as people read it.');
const price = pounds('The minimum charge for a shipment to it.');

export const restPrice = object<Price>(
  'Price',
  'The minimum charge of one destination.',
)({
  _id: uuid('The price.').from(({ id }) => id),
  country,
  price: price.from(({ amountPence }) => amountPence),
  currency,
  version: int("Rises with every change. Send it with a change, so that nobody else's is overwritten."),
});

export const PRICE_CONFLICT = conflictOf('PriceConflict', {
  destination: text('Where to, by key.'),
  country,
  price,
});
