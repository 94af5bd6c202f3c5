import type { ApolloCache } from '@apollo/client';
import { evictFields } from '../../../data/cache/evict';
import { evictMinimumCharges } from '../../prices/evict-minimum-charges';
import { evictProducts } from '../evict-products';

/** After a bulk price change: evicts what the shop and staff lists have cached of prices, and the past changes. */
export function evictPrices(cache: ApolloCache): void {
  evictMinimumCharges(cache);
  evictProducts(cache);
  evictFields('adminBulkPriceChanges')(cache);
}
