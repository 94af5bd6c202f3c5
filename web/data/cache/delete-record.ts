import type { ApolloCache, ApolloClient } from '@apollo/client';
import { errorCode } from '../error-message';

interface Deletion<Variables> {
  readonly variables: Variables;
  /** For `update` of the mutation. */
  readonly evict: (cache: ApolloCache) => void;
}

/**
 * Runs a deletion. A record that is gone already, by a colleague or by an earlier press whose answer was lost, counts as
 * deleted.
 */
export async function deleteRecord<Variables>(
  [remove, { client }]: readonly [
    (options: { variables: Variables; update: (cache: ApolloCache) => void }) => Promise<unknown>,
    { readonly client: ApolloClient },
  ],
  { variables, evict }: Deletion<Variables>,
): Promise<void> {
  try {
    await remove({ variables, update: evict });
  } catch (error) {
    if (errorCode(error) !== 'NOT_FOUND') throw error;
    evict(client.cache);
  }
}
