import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { defer, finalize, map, retry, tap } from 'rxjs';

/** The most repeats of a query whose response became outdated. */
const AGAIN_MAX = 2;

interface SentQuery {
  readonly variables: string;
  isOutdated: boolean;
}

const sent = new Set<SentQuery>();

/** Called for each live event about the object `id`: responses about it that are still on their way may be older. */
export function outdateResponses(id: string): void {
  outdate((query) => query.variables.includes(JSON.stringify(id)));
}

/** Asks again for a response that a live event or a change overtook: in the cache it would replace the newer state. */
export const outdatedLink = new ApolloLink((operation, forward) => {
  if (operation.operationType === OperationTypeNode.MUTATION) {
    const outdateAll = () => outdate(() => true);
    return forward(operation).pipe(tap({ next: outdateAll, error: outdateAll }));
  }
  if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
  const query: SentQuery = { variables: JSON.stringify(operation.variables), isOutdated: false };
  let sends = 0;
  return defer(() => {
    sends += 1;
    query.isOutdated = false;
    sent.add(query);
    return forward(operation);
  }).pipe(
    map((answer) => {
      if (query.isOutdated && sends <= AGAIN_MAX) throw query;
      return answer;
    }),
    retry({ delay: throwUnless(query) }),
    finalize(() => sent.delete(query)),
  );
});

function outdate(isMeant: (query: SentQuery) => boolean): void {
  for (const query of sent) if (isMeant(query)) query.isOutdated = true;
}

/** Repeats at once after `query`, and passes any other fault on. */
function throwUnless(query: SentQuery) {
  return (fault: unknown): [true] => {
    if (fault !== query) throw fault;
    return [true];
  };
}
