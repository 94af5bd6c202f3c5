import type { ApolloCache } from '@apollo/client';
import { announceShopChange } from '../../data/shop-changes';

/** After a change of a minimum charge: evicts every cached copy in this tab. */
export function evictMinimumCharges(cache: ApolloCache): void {
  cache.evict({ id: 'Store:{}', fieldName: 'destinationRates' });
  announceShopChange();
}
