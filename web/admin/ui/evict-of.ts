import type { ApolloCache } from '@apollo/client';

/** For `update` of a deletion: lists show the thing no longer, as nothing is left of it. */
export const evictOf = (__typename: string, id: string) => (cache: ApolloCache) => {
  cache.evict({ id: cache.identify({ __typename, id }) });
};
