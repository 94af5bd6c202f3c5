import { createHash } from 'node:crypto';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DESTINATION_KEYS, type DestinationKey, destinationName } from '../../../../rules/destinations.js';
import { changedPence } from '../../../../rules/prices/price-change.js';
import { DestinationKeys } from '../../../platform/api/enums.js';
import { Money } from '../../../platform/values/money.js';
import { BulkPriceEffect } from './bulk-price-effect.js';
import type { BulkPriceSpec, ScopedPrices } from './bulk-price-scope.store.js';

/** A changed price; without a product a minimum charge. */
@ObjectType('BulkPriceExample', { description: 'One price before and after a bulk change.' })
export class ChangedPrice {
  @Field(() => ID, { nullable: true, description: 'Id of the product; null for a minimum charge.' })
  productId: string | null;
  @Field(() => String, { name: 'product', nullable: true, description: 'Product name; null for a minimum.' })
  name: string | null;
  @Field(() => DestinationKeys, { description: 'The destination.' }) destination: DestinationKey;
  @Field(() => Money, { description: 'The current price.' }) before: number;
  @Field(() => Money, { description: 'The new price.' }) after: number;
  @Field({ description: 'Display name of the destination.' })
  get country(): string {
    return destinationName(this.destination);
  }
}

/** One price before and after, in pence. */
export type PriceBeforeAndAfter = Omit<ChangedPrice, 'country'>;

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
    description: 'Number of prices in scope, minimum charges included, that do not change.',
  })
  unchanged: number;
  @Field(() => [ChangedPrice], { description: 'Every minimum charge that changes.' })
  minimums: readonly PriceBeforeAndAfter[];
  @Field(() => BulkPriceEffect, { description: 'The effect on past quotes and orders.' })
  effect: BulkPriceEffect;
  @Field({ description: 'Identifies this change and the current prices; send it to apply the change.' })
  fingerprint: string;
}

/** The effect of a bulk price change. */
export interface BulkPricePlan {
  /** Changed product prices, by product and then by destination. */
  readonly prices: readonly PriceBeforeAndAfter[];
  /** Changed minimum charges. */
  readonly minimums: readonly PriceBeforeAndAfter[];
  readonly productCount: number;
  /** Prices and minimum charges in the scope that stay, as they are too small or too large to change. */
  readonly unchanged: number;
  /** Identifies this change of exactly these prices. */
  readonly fingerprint: string;
}

/** Plans a change of everything in its scope. */
export function planBulkPrice(spec: BulkPriceSpec, { products, minimums }: ScopedPrices): BulkPricePlan {
  const found = products.flatMap(({ id, name, prices }) => changesOf(spec, prices, { productId: id, name }));
  const foundMinimums = changesOf(spec, minimums, { productId: null, name: null });
  const isChanged = ({ before, after }: PriceBeforeAndAfter) => before !== after;
  const changed = found.filter(isChanged);
  const changedMinimums = foundMinimums.filter(isChanged);
  return {
    prices: changed,
    minimums: changedMinimums,
    productCount: new Set(changed.map(({ productId }) => productId)).size,
    unchanged: found.length + foundMinimums.length - changed.length - changedMinimums.length,
    fingerprint: fingerprintOf(spec, [...found, ...foundMinimums]),
  };
}

function changesOf(
  spec: BulkPriceSpec,
  prices: Readonly<Partial<Record<DestinationKey, number>>>,
  of: Pick<PriceBeforeAndAfter, 'productId' | 'name'>,
): PriceBeforeAndAfter[] {
  return DESTINATION_KEYS.flatMap((destination) => {
    const before = prices[destination];
    if (before === undefined) return [];
    return [{ ...of, destination, before, after: changedPence(before, spec) }];
  });
}

function fingerprintOf(
  { destinations, ...spec }: BulkPriceSpec,
  found: readonly PriceBeforeAndAfter[],
): string {
  const hash = createHash('sha256');
  const { percentTenths, rounding, category, search, status, withMinimums } = spec;
  hash.update(
    JSON.stringify([percentTenths, rounding, category, search, status, destinations, withMinimums]),
  );
  for (const { productId, destination, before } of found)
    hash.update(`${productId} ${destination} ${before};`);
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
