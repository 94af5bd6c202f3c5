import type { ApolloCache } from '@apollo/client';

/** For `update` of a mutation: root fields are read again where they are shown, and forgotten elsewhere. */
export const evictFields =
  (...fieldNames: readonly string[]) =>
  (cache: ApolloCache): void => {
    for (const fieldName of fieldNames) cache.evict({ id: 'ROOT_QUERY', fieldName });
    cache.gc();
  };

/** For `update` of a deletion: lists show the thing no longer, as nothing is left of it. */
export const evictOf =
  (__typename: string, id: string) =>
  (cache: ApolloCache): void => {
    cache.evict({ id: cache.identify({ __typename, id }) });
  };
