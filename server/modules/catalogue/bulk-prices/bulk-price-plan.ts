import { createHash } from 'node:crypto';
import { Field, Int, ObjectType } from 'type-graphql';
import { DESTINATION_KEYS } from '../../../../rules/destinations.js';
import { changedPence } from '../../../../rules/prices/price-change.js';
import { Money } from '../../../platform/values/money.js';
import { BulkPriceEffect } from './bulk-price-effect.js';
import type { BulkPriceSpec, ScopedPrices, ScopedProduct } from './bulk-price-scope.store.js';
import { ChangedPrice, type PriceBeforeAndAfter } from './changed-value.js';

/** Statistics of the new product prices; null where none changes. */
@ObjectType()
abstract class PriceSummary {
  @Field(() => Money, { nullable: true, description: 'The smallest new price; null when none changes.' })
  lowest: number | null;
  @Field(() => Money, { nullable: true, description: 'The largest new price.' }) highest: number | null;
  @Field(() => Money, { nullable: true, description: 'The average new price.' }) average: number | null;
  @Field(() => Money, { nullable: true, description: 'Average of the same prices today.' })
  averageBefore: number | null;
  @Field(() => [ChangedPrice], {
    description: 'At most ten product prices, spread evenly from the cheapest to the dearest.',
  })
  examples: readonly PriceBeforeAndAfter[];
}

@ObjectType({ description: 'A preview of a bulk price change. It changes nothing.' })
export class BulkPricePreview extends PriceSummary {
  @Field(() => Int, { name: 'products', description: 'Number of products with a price that changes.' })
  productCount: number;
  @Field(() => Int, { name: 'prices', description: 'Number of product prices that change.' })
  priceCount: number;
  @Field(() => Int, {
    description: 'Number of prices and rates in scope that do not change.',
  })
  unchanged: number;
  @Field(() => [ChangedPrice], {
    description: 'Every minimum charge, rate of custom boxes and surcharge of a service that changes.',
  })
  rates: readonly PriceBeforeAndAfter[];
  @Field(() => BulkPriceEffect, { description: 'The effect on past quotes and orders.' })
  effect: BulkPriceEffect;
  @Field({ description: 'Identifies this change and the current prices; send it to apply the change.' })
  fingerprint: string;
}

/** The effect of a bulk price change. */
export interface BulkPricePlan {
  /** Changed product prices, by product and then by destination. */
  readonly prices: readonly PriceBeforeAndAfter[];
  /** Changed minimum charges, rates and surcharges. */
  readonly rates: readonly PriceBeforeAndAfter[];
  readonly productCount: number;
  /** Prices and minimum charges in the scope that stay, as they are too small or too large to change. */
  readonly unchanged: number;
  /** Identifies this change of exactly these prices. */
  readonly fingerprint: string;
}

/** Plans a change of everything in its scope. */
export function planBulkPrice(spec: BulkPriceSpec, { products, rates }: ScopedPrices): BulkPricePlan {
  const found = products.flatMap((product) => pricesAfter(spec, product));
  const foundRates = rates.map(({ pence, ...rate }) => ({
    ...{ ...rate, productId: null, name: null, before: pence, after: changedPence(pence, spec) },
  }));
  const isChanged = ({ before, after }: PriceBeforeAndAfter) => before !== after;
  const changed = found.filter(isChanged);
  const changedRates = foundRates.filter(isChanged);
  return {
    prices: changed,
    rates: changedRates,
    productCount: new Set(changed.map(({ productId }) => productId)).size,
    unchanged: found.length + foundRates.length - changed.length - changedRates.length,
    fingerprint: fingerprintOf(spec, [...found, ...foundRates]),
  };
}

function pricesAfter(spec: BulkPriceSpec, { id, name, prices }: ScopedProduct): PriceBeforeAndAfter[] {
  return DESTINATION_KEYS.flatMap((destination) => {
    const before = prices[destination];
    if (before === undefined) return [];
    const after = changedPence(before, spec);
    return [{ part: 'price', productId: id, name, destination, service: null, before, after }];
  });
}

function fingerprintOf(spec: BulkPriceSpec, found: readonly PriceBeforeAndAfter[]): string {
  const { percentTenths, rounding, category, search, status, destinations } = spec;
  const { withMinimums, withRates, withServices } = spec;
  const hash = createHash('sha256');
  hash.update(
    JSON.stringify([
      ...[percentTenths, rounding, category, search, status, destinations],
      ...[withMinimums, withRates, withServices],
    ]),
  );
  for (const { part, productId, destination, service, before } of found)
    hash.update(`${part} ${productId ?? service} ${destination} ${before};`);
  return hash.digest('base64url');
}

const EXAMPLES = 10;

/** Summarises the product prices that a plan changes. */
export function summarise({ prices }: Pick<BulkPricePlan, 'prices'>): PriceSummary {
  const sorted = prices.toSorted((one, other) => one.before - other.before);
  const all = sorted.map(({ after }) => after);
  return {
    lowest: all.length > 0 ? all.reduce((least, one) => Math.min(least, one)) : null,
    highest: all.length > 0 ? all.reduce((most, one) => Math.max(most, one)) : null,
    average: mean(all),
    averageBefore: mean(sorted.map(({ before }) => before)),
    examples: spread(sorted, EXAMPLES),
  };
}

function mean(all: readonly number[]): number | null {
  return all.length > 0 ? Math.round(all.reduce((sum, one) => sum + one, 0) / all.length) : null;
}

/** The first, the last, and evenly spread ones between them. */
function spread<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all;
  const step = (all.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => all[Math.round(index * step)]!);
}
