import { createHash } from 'node:crypto';
import { DESTINATION_KEYS, type DestinationKey } from '../../../rules/destinations.js';
import { changedPence } from '../../../rules/prices/price-change.js';
import type { BulkPriceAsked, ScopedPrices } from './bulk-price-scope.store.js';

/** One price before and after, in pence. Without a product it is a minimum charge. */
export interface ChangedPrice {
  readonly productId: string | null;
  /** What the product is called; empty for a minimum charge. */
  readonly name: string;
  readonly destination: DestinationKey;
  readonly before: number;
  readonly after: number;
}

/** What a change of many prices comes to. */
export interface BulkPricePlan {
  /** Prices of products that change, by product and then by destination. */
  readonly prices: readonly ChangedPrice[];
  /** Minimum charges that change. */
  readonly minimums: readonly ChangedPrice[];
  readonly productCount: number;
  /** Prices and minimum charges in the scope that stay, as they are too small or too large to change. */
  readonly unchanged: number;
  /** Tells this change of just these prices from any other. */
  readonly fingerprint: string;
}

/** Works out a change of everything in its scope. */
export function planBulkPrice(asked: BulkPriceAsked, { products, minimums }: ScopedPrices): BulkPricePlan {
  const found = products.flatMap(({ id, name, prices }) => changesOf(asked, prices, { productId: id, name }));
  const foundMinimums = changesOf(asked, minimums, { productId: null, name: '' });
  const isChanged = ({ before, after }: ChangedPrice) => before !== after;
  const changed = found.filter(isChanged);
  const changedMinimums = foundMinimums.filter(isChanged);
  return {
    prices: changed,
    minimums: changedMinimums,
    productCount: new Set(changed.map(({ productId }) => productId)).size,
    unchanged: found.length + foundMinimums.length - changed.length - changedMinimums.length,
    fingerprint: fingerprintOf(asked, [...found, ...foundMinimums]),
  };
}

function changesOf(
  asked: BulkPriceAsked,
  prices: Readonly<Partial<Record<DestinationKey, number>>>,
  of: Pick<ChangedPrice, 'productId' | 'name'>,
): ChangedPrice[] {
  return DESTINATION_KEYS.flatMap((destination) => {
    const before = prices[destination];
    if (before === undefined) return [];
    return [{ ...of, destination, before, after: changedPence(before, asked) }];
  });
}

function fingerprintOf({ destinations, ...asked }: BulkPriceAsked, found: readonly ChangedPrice[]): string {
  const hash = createHash('sha256');
  const { percentTenths, rounding, category, search, status, withMinimums } = asked;
  hash.update(
    JSON.stringify([percentTenths, rounding, category, search, status, destinations, withMinimums]),
  );
  for (const { productId, destination, before } of found)
    hash.update(`${productId} ${destination} ${before};`);
  return hash.digest('base64url');
}
