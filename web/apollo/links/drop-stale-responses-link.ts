import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { currentSession } from '../session/session';

/** One query of one session, sent several times at once. */
interface PendingRequest {
  sent: number;
  inFlight: number;
  /** The response to the latest of the answered sends. */
  latest: { readonly sequence: number; readonly answer: ApolloLink.Result } | null;
}

/**
 * A refetch never shares an in-flight response: that one may predate the change. When an older response, or its failure,
 * arrives after a newer one, the newer takes its place.
 */
export function dropStaleResponsesLink(): ApolloLink {
  const requests = new Map<string, PendingRequest>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const key = JSON.stringify([currentSession().token, operation.operationName, operation.variables]);
    return new Observable((observer) => {
      const request = requests.get(key) ?? { sent: 0, inFlight: 0, latest: null };
      requests.set(key, request);
      request.sent += 1;
      request.inFlight += 1;
      const sequence = request.sent;
      const isSuperseded = () => request.latest !== null && request.latest.sequence > sequence;

      const sending = forward(operation).subscribe({
        next(answer) {
          if (!isSuperseded()) request.latest = { sequence, answer };
          if (request.latest) observer.next(request.latest.answer);
        },
        error(error) {
          if (!isSuperseded() || !request.latest) return observer.error(error);
          observer.next(request.latest.answer);
          observer.complete();
        },
        complete: () => observer.complete(),
      });
      return () => {
        sending.unsubscribe();
        request.inFlight -= 1;
        if (request.inFlight === 0) requests.delete(key);
      };
    });
  });
}
