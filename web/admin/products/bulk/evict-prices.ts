import type { ApolloCache } from '@apollo/client';
import { evictMinimumCharges } from '../../prices/evict-minimum-charges';
import { evictProducts } from '../evict-products';

/** After many prices changed: what the shop and the staff's lists showed of them is read again when it is next needed. */
export function evictPrices(cache: ApolloCache): void {
  evictMinimumCharges(cache);
  evictProducts(cache);
}
