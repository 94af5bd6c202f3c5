import type { ApolloCache } from '@apollo/client';

/** Forgets what the shop showed of the catalogue before staff changed it. */
export function evictProducts(cache: ApolloCache): void {
  for (const fieldName of ['products', 'product', 'similarProducts', 'categories'])
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
