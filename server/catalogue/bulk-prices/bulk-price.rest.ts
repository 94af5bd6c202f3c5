import { IsOptional, Matches } from 'class-validator';
import { Type } from 'typebox';
import { DESTINATION_KEYS, destinationName } from '../../../rules/destinations.js';
import { PRICE_ROUNDINGS } from '../../../rules/price-change.js';
import { Describe } from '../../shared/api/describe.js';
import { Moment, OrNull, Pounds, shape, Text, Uuid, Whole, Word } from '../../shared/api/rest-schema.js';
import { toPounds } from '../../shared/money.js';
import { PRODUCT_STATUSES } from '../catalogue.entity.js';
import type { BulkPriceHistory, BulkPricePreview } from './bulk-price.service.js';
import type { BulkPriceRecord } from './bulk-price.store.js';
import { BASKET_KINDS } from './bulk-price.types.js';
import type { BulkPriceEffect, Sums } from './bulk-price-effect.js';
import type { ChangedPrice } from './bulk-price-plan.js';
import { summarise } from './bulk-price-summary.js';

const WHOLE = { schema: { type: 'string', pattern: '^\\d{1,6}$' } };
const Percent = (description: string) => Type.Number({ description });

/** Which page of the changes that were made. */
export class BulkPriceHistoryQuery {
  @Describe('Which page, from 1.', WHOLE)
  @Matches(/^\d{1,6}$/, { message: 'Page must be a whole number from 1' })
  @IsOptional()
  page?: string;

  @Describe('Changes on a page, 1 to 100; 10 when left out.', WHOLE)
  @Matches(/^\d{1,6}$/, { message: 'Limit must be a whole number from 1 to 100' })
  @IsOptional()
  limit?: string;
}

const RestChangedPrice = shape({
  productId: OrNull(Uuid('The product; null for a minimum charge.')),
  product: OrNull(Text('What the product is called.')),
  country: Text('Where to.'),
  before: Pounds('As it is now.'),
  after: Pounds('As it would be.'),
});

const RestEffect = shape(
  {
    baskets: Whole('Quotes and orders that could be priced.'),
    orders: Whole('Orders among them.'),
    quotes: Whole('Saved quotes among them.'),
    before: Pounds('All their totals at the prices of today.'),
    after: Pounds('All their totals at the new prices.'),
    difference: Pounds('After minus before.'),
    differencePercent: OrNull(Percent('The same in percent; null without baskets.')),
    dearer: Whole('Would cost more.'),
    cheaper: Whole('Would cost less.'),
    same: Whole('Would cost the same.'),
    heldByMinimum: Whole('Of those, how many only because of the minimum charge.'),
    averageChange: OrNull(Pounds('By how much those that change do, on average.')),
    averageChangePercent: OrNull(Percent('The same in percent.')),
    largestChange: OrNull(
      shape({
        kind: Word(BASKET_KINDS, 'What it is.'),
        reference: Text('Number of the order, or reference of the quote.'),
        country: Text('Where to.'),
        before: Pounds('Its total at the prices of today.'),
        after: Pounds('Its total at the new prices.'),
      }),
    ),
    steps: Type.Array(
      shape({
        upTo: OrNull(Pounds('By at most so much, and more than the step before; null: above that.')),
        baskets: Whole('Quotes and orders.'),
      }),
    ),
    destinations: Type.Array(
      shape({
        country: Text('Where to.'),
        baskets: Whole('Quotes and orders.'),
        before: Pounds('Their totals at the prices of today.'),
        after: Pounds('Their totals at the new prices.'),
      }),
    ),
    linesLeftOut: Whole('Lines that are not sold there any more; they are left out.'),
    basketsLeftOut: Whole('Quotes and orders of nothing but such lines.'),
  },
  { name: 'PriceChangeEffect', description: 'The last 500 saved quotes and orders, priced twice.' },
);

export const RestPricePreview = shape(
  {
    products: Whole('Products with a price that changes.'),
    prices: Whole('Prices of products that change.'),
    unchanged: Whole('Prices and minimum charges in the scope that stay as they are.'),
    lowest: OrNull(Pounds('The smallest new price.')),
    highest: OrNull(Pounds('The largest new price.')),
    average: OrNull(Pounds('The average new price.')),
    averageBefore: OrNull(Pounds('The average of the same prices today.')),
    examples: Type.Array(RestChangedPrice),
    minimums: Type.Array(RestChangedPrice),
    effect: RestEffect,
    fingerprint: Text('Of this change and the prices as they are; sent along to make it.'),
  },
  { name: 'PriceChangePreview', description: 'What a change of many prices would do.' },
);

const RestPriceChange = shape(
  {
    _id: Uuid('The change.'),
    createdAt: Moment('When it was made.'),
    actorName: Text('What who made it is called now; empty when nobody knows any more.'),
    requestId: Text('The request it was made in, by which the audit log finds each price of it.'),
    percent: Percent('Percent; below 0 prices became cheaper.'),
    rounding: Word(PRICE_ROUNDINGS, 'What prices were rounded to.'),
    category: Text('The only category it was for, as it was called; empty for all.'),
    search: Text('The words its products had; empty for all.'),
    status: OrNull(Word(PRODUCT_STATUSES, 'Its products were like this.')),
    destinations: OrNull(Type.Array(Word(DESTINATION_KEYS, 'The only places it was for.'))),
    products: Whole('Products with a price that changed.'),
    prices: Whole('Prices of products that changed.'),
    minimums: Whole('Minimum charges that changed.'),
    undoneAt: OrNull(Moment('When it was undone.')),
    undoneByName: OrNull(Text('What who undid it is called now.')),
  },
  { name: 'PriceChange', description: 'A change of many prices that was made.' },
);

export const RestPriceChangeAnswer = shape({ priceChange: RestPriceChange });
export const RestPriceChangePage = shape({
  priceChanges: Type.Array(RestPriceChange),
  total: Whole('Changes in all pages.'),
  page: Whole('This page, from 1.'),
  totalPages: Whole('Pages in all.'),
});

const poundsOrNull = (pence: number | null) => (pence === null ? null : toPounds(pence));
const sumsOf = ({ before, after }: Pick<Sums, 'before' | 'after'>) => ({
  before: toPounds(before),
  after: toPounds(after),
});

/** A preview as REST shows it. */
export function toRestPricePreview({ prices, minimums, productCount, ...rest }: BulkPricePreview) {
  const { lowest, highest, average, averageBefore, examples } = summarise({ prices });
  return {
    ...{ products: productCount, prices: prices.length, unchanged: rest.unchanged },
    lowest: poundsOrNull(lowest),
    highest: poundsOrNull(highest),
    average: poundsOrNull(average),
    averageBefore: poundsOrNull(averageBefore),
    examples: examples.map(toRestPrice),
    minimums: minimums.map(toRestPrice),
    effect: toRestEffect(rest.effect),
    fingerprint: rest.fingerprint,
  };
}

function toRestPrice({ productId, name, destination, ...sums }: ChangedPrice) {
  return {
    productId,
    product: productId ? name : null,
    country: destinationName(destination),
    ...sumsOf(sums),
  };
}

function toRestEffect({ averageChange, largestChange, steps, destinations, ...effect }: BulkPriceEffect) {
  return {
    ...effect,
    ...sumsOf(effect),
    difference: toPounds(effect.after - effect.before),
    averageChange: poundsOrNull(averageChange),
    largestChange: largestChange && {
      ...{ kind: largestChange.kind, reference: largestChange.reference },
      country: destinationName(largestChange.destination),
      ...sumsOf(largestChange),
    },
    steps: steps.map(({ upTo, baskets }) => ({ upTo: poundsOrNull(upTo), baskets })),
    destinations: destinations.map(({ destination, baskets, ...sums }) => ({
      ...{ country: destinationName(destination), baskets },
      ...sumsOf(sums),
    })),
  };
}

/** A change that was made, as REST shows it. */
export function toRestPriceChange({ id, scope, percentTenths, ...record }: BulkPriceRecord) {
  const { createdAt, actorName, requestId, rounding, undoneAt, undoneByName } = record;
  const { category, search, status, destinations } = scope;
  return {
    ...{ _id: id, createdAt, actorName, requestId, percent: percentTenths / 10, rounding },
    ...{ category, search, status, destinations: destinations && [...destinations] },
    ...{ products: record.productCount, prices: record.priceCount, minimums: record.minimumCount },
    ...{ undoneAt, undoneByName },
  };
}

/** A page of changes as REST shows it. */
export function toRestPriceChangePage({ records, total, page, totalPages }: BulkPriceHistory) {
  return { priceChanges: records.map(toRestPriceChange), total, page, totalPages };
}
