import type { ApolloCache } from '@apollo/client';
import { announceShopChange } from '../../apollo/shop-changes';

/** After a change of a minimum charge: every copy of them in this tab is read again. */
export function evictMinimumCharges(cache: ApolloCache): void {
  cache.evict({ id: 'Store:{}', fieldName: 'destinationRates' });
  announceShopChange();
}
