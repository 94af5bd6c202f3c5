import type { ApolloCache } from '@apollo/client';

/** For `update` of a mutation: a payment whose issues are closed is on the other list. */
export function evictPaymentIssues(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminPaymentIssues' });
}
