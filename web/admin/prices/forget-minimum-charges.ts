import type { ApolloCache } from '@apollo/client';

/** After a change of a minimum charge: the shop's own copy of them is read again when it is next needed. */
export function forgetMinimumCharges(cache: ApolloCache): void {
  cache.evict({ id: 'Store:{}', fieldName: 'destinationRates' });
}
