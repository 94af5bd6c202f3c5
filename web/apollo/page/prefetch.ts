import type { ApolloClient, OperationVariables } from '@apollo/client';
import { apolloClient } from '../client';
import { nextTask } from '../next-task';

/** Context of a page's query that shares the response to the same query of its route. */
export const SHARED_RESPONSE = { queryDeduplication: true };

/** Sends a page's query before the page renders, without waiting for the response. The page's own query reports an error. */
export function prefetch<Data, Variables extends OperationVariables>(
  options: ApolloClient.QueryOptions<Data, Variables>,
): void {
  const client = apolloClient();
  void nextTask()
    .then(() => client.query({ ...options, context: SHARED_RESPONSE }))
    .catch(() => {});
}
