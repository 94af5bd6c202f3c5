import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { from, mergeMap, of } from 'rxjs';
import { errorDetails } from '../../../data/error-message';

/**
 * Asks for a login code when the server wants the second factor proved again, and then sends the call again: what was
 * typed stays where it is. Without a code the refusal is the answer.
 */
export const stepUpLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    mergeMap((answer) => {
      if (!answer.errors?.length) return of(answer);
      const needed = errorDetails(new CombinedGraphQLErrors(answer), 'FACTOR_NEEDED');
      if (!needed?.ways.length || needed.challenge) return of(answer);
      pending ??= prove(operation.client).finally(() => {
        pending = undefined;
      });
      return from(pending).pipe(mergeMap((isProved) => (isProved ? forward(operation) : of(answer))));
    }),
  ),
);

/** One dialog for all calls that wait for it. */
let pending: Promise<boolean> | undefined;

async function prove(client: ApolloLink.Operation['client']): Promise<boolean> {
  const { proveSecondFactor } = await import('./ask-for-code');
  return proveSecondFactor(client);
}
