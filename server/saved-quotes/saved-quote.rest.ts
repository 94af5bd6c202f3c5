import { Type } from 'typebox';
import { destinationName } from '../../rules/destinations.js';
import { lastDayOf } from '../../rules/quote-validity.js';
import type { Env } from '../env/env.js';
import { PAGINATION_FIELDS } from '../orders/order.rest.js';
import {
  Currency,
  Day,
  Flag,
  Moment,
  OrNull,
  Pounds,
  shape,
  Text,
  Uuid,
  Whole,
  Word,
} from '../shared/api/rest-schema.js';
import { REST_CURRENCY, toPounds } from '../shared/money.js';
import { quoteSecret, quoteUrl } from './quote-secret.js';
import { QUOTE_STATUSES, quoteStatus, type SavedQuoteRecord } from './saved-quote.entity.js';
import type { PricesOfToday } from './saved-quote.service.js';
import type { ListedQuote } from './saved-quote.store.js';

const RestQuotedItem = shape(
  {
    _id: Text('Tells the lines of one quote apart.'),
    productId: OrNull(Uuid('The product; null for a custom box.')),
    name: Text('As it was called then.'),
    size: Text('Outer size as people read it.'),
    quantity: Whole('How many.'),
    price: Pounds('Price of one, frozen.'),
    priceToday: OrNull(Pounds('Price of one today; null when it is not sold there any more.')),
  },
  { name: 'QuotedItem', description: 'One line of a saved quote.' },
);

const SUMS = {
  minimumTopUp: Pounds('Added to reach the minimum charge.'),
  servicePrice: Pounds('Added for the service.'),
  totalPrice: Pounds('All of it.'),
};

const LISTED = {
  _id: Uuid('The quote; opens nothing.'),
  reference: Text('To read out on the phone; opens nothing.'),
  status: Word(QUOTE_STATUSES, 'What can be done with it.'),
  secret: Text('Whoever has it may see and book the quote.'),
  link: Text('The page of the quote.'),
  country: Text('The destination as people read it.'),
  fromCity: Text('Where it comes from, in the UK; empty when it was not said.'),
  toCity: Text('Where it goes; empty when it was not said.'),
  totalPrice: Pounds('The frozen total.'),
  currency: Currency(),
  createdAt: Moment('When the prices were frozen.'),
  validUntil: Day('The last day on which it can be booked.'),
  orderId: OrNull(Uuid('The order it became, if it is yours; null for everybody else.')),
};

export const RestSavedQuote = shape(
  {
    ...LISTED,
    shippingMethod: Text('The chosen service.'),
    items: Type.Array(RestQuotedItem),
    ...SUMS,
    today: shape(SUMS, { name: 'QuoteToday', description: 'What is still sold, at the prices of today.' }),
    expiresAt: Moment('From then on it cannot be booked.'),
  },
  { name: 'SavedQuote', description: 'A cart frozen with its prices for 30 days.' },
);

export const RestSavedQuotes = shape({
  quotes: Type.Array(
    shape(LISTED, { name: 'SavedQuoteEntry', description: 'One of your saved quotes, in a list.' }),
  ),
  pagination: shape(PAGINATION_FIELDS),
});

export const RestQuoteSent = shape({
  queued: Flag('False when this quote was sent to that address before.'),
});

interface AroundQuote {
  readonly env: Pick<Env, 'jwtSecret' | 'publicUrl'>;
  readonly now: Date;
}

/** A quote of a list as REST shows it. */
export function toRestListedQuote(
  quote: Omit<ListedQuote, 'ownOrderId' | 'itemCount'>,
  ownOrderId: string | null,
  { env, now }: AroundQuote,
) {
  return {
    _id: quote.id,
    reference: quote.reference,
    status: quoteStatus(quote, now),
    secret: quoteSecret(quote.id, env),
    link: quoteUrl(quote.id, env),
    country: destinationName(quote.destination),
    fromCity: quote.fromCity,
    toCity: quote.toCity,
    totalPrice: toPounds(quote.totalPence),
    currency: REST_CURRENCY,
    createdAt: quote.createdAt,
    validUntil: lastDayOf(quote.expiresAt),
    orderId: ownOrderId,
  };
}

/** A quote with all that is in it as REST shows it. */
export function toRestSavedQuote(
  quote: SavedQuoteRecord,
  { today, orderId, ...around }: AroundQuote & { today: PricesOfToday; orderId: string | null },
) {
  return {
    ...toRestListedQuote(quote, orderId, around),
    shippingMethod: quote.serviceName,
    items: quote.lines.map(({ key, productId, name, size, quantity, unitPence }, index) => {
      const pence = today.unitPence[index] ?? null;
      return {
        ...{ _id: key, productId, name, size, quantity },
        price: toPounds(unitPence),
        priceToday: pence === null ? null : toPounds(pence),
      };
    }),
    ...toRestSums(quote),
    today: toRestSums(today.sums),
    expiresAt: quote.expiresAt,
  };
}

function toRestSums(sums: Pick<SavedQuoteRecord, 'minimumTopUpPence' | 'servicePence' | 'totalPence'>) {
  return {
    minimumTopUp: toPounds(sums.minimumTopUpPence),
    servicePrice: toPounds(sums.servicePence),
    totalPrice: toPounds(sums.totalPence),
  };
}
