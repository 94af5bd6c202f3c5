import type { ApolloClient, OperationVariables } from '@apollo/client';
import { apolloClient } from '../client';
import { nextTask } from './next-task';

/** Sends a page's query before the page renders, without waiting for the response. The page's own query reports an error. */
export function prefetch<Data, Variables extends OperationVariables>(
  options: ApolloClient.QueryOptions<Data, Variables>,
): void {
  const client = apolloClient();
  void nextTask()
    .then(() => client.query({ ...options }))
    .catch(() => {});
}
