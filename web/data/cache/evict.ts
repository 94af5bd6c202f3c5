import type { ApolloCache } from '@apollo/client';

/** For `update` of a mutation: evicts root fields, which are read again where they are shown. */
export const evictFields =
  (...fieldNames: readonly string[]) =>
  (cache: ApolloCache): void => {
    for (const fieldName of fieldNames) cache.evict({ id: 'ROOT_QUERY', fieldName });
    cache.gc();
  };

/** For `update` of a deletion: evicts the object, so that lists show it no longer. */
export const evictObject =
  (__typename: string, id: string) =>
  (cache: ApolloCache): void => {
    cache.evict({ id: cache.identify({ __typename, id }) });
  };
