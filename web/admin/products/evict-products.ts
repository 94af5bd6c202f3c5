import type { ApolloCache } from '@apollo/client';

/** Evicts the shop's cached catalogue after a change by staff. */
export function evictProducts(cache: ApolloCache): void {
  for (const fieldName of ['products', 'product', 'similarProducts', 'categories', 'adminProductAttributes'])
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
