import { ApolloLink, NetworkStatus } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { catchError, defer, finalize, map, type Observable, of, retry, tap, throwError, timer } from 'rxjs';
import { currentSession } from '../../session/session';
import { backOffMs, isLongWait, retryAfterWaitMs } from '../back-off';
import { isServerBusy, isWithoutResponse } from '../error-message';
import { countWaiting } from './retry-state';

const RETRIES_MAX = 3;
/** The time after which the page says that an answer is slow. */
const SLOW_MS = 3_000;
const BACK_OFF = { firstMs: 500, longestMs: 4_000 };

/** Idempotent writes. Cart and payment retry their own. */
const REPEATABLE_WRITES: ReadonlySet<string> = new Set([
  'BookAgain',
  'MarkMessagesRead',
  'MergeCart',
  'SendMessage',
]);

/**
 * Retries a read, or a write that is safe to repeat, when the server is busy, restarting or unreachable: three times at most,
 * and never as another user.
 */
export const retryLink = new ApolloLink((operation, forward) => {
  if (!isRepeatable(operation)) return forward(operation);
  const { user } = currentSession();
  const isForSomebodyElse = () => currentSession().user?.id !== user?.id;
  return defer(() => forward(operation)).pipe(
    map(throwIfBusy),
    retry({
      count: RETRIES_MAX,
      delay: (fault, tries) =>
        waitOrGiveUp(operation, fault, tries - 1).pipe(
          tap(() => {
            if (isForSomebodyElse()) throw fault;
          }),
        ),
    }),
    catchError((fault) => (fault instanceof BusyResponse ? of(fault.answer) : throwError(() => fault))),
    finalize(countWhenSlow(operation)),
  );
});

/** Counts the call as waiting once it is slow, through all its tries; the returned function ends that. */
function countWhenSlow(operation: ApolloLink.Operation): () => void {
  let counted: 0 | 1 = 0;
  const timer = setTimeout(() => {
    if (isPoll(operation)) return;
    counted = 1;
    countWaiting(1);
  }, SLOW_MS);
  return () => {
    clearTimeout(timer);
    if (counted) countWaiting(-1);
  };
}

/** A response of a busy server, thrown so that it is retried. */
class BusyResponse {
  constructor(
    readonly answer: ApolloLink.Result,
    readonly error: CombinedGraphQLErrors,
  ) {}
}

function isRepeatable(operation: ApolloLink.Operation): boolean {
  if (operation.getContext().isRetried === false) return false;
  const isRead = operation.operationType === OperationTypeNode.QUERY;
  return isRead || REPEATABLE_WRITES.has(operation.operationName ?? '');
}

function throwIfBusy(answer: ApolloLink.Result): ApolloLink.Result {
  if (!answer.errors?.length) return answer;
  const error = new CombinedGraphQLErrors(answer);
  if (isServerBusy(error)) throw new BusyResponse(answer, error);
  return answer;
}

/** Whether the query polls: nobody waits for its answer. */
function isPoll({ client, operationName, variables }: ApolloLink.Operation): boolean {
  const requested = JSON.stringify(variables);
  return [...client.getObservableQueries('active')].some(
    (query) =>
      query.getCurrentResult().networkStatus === NetworkStatus.poll &&
      query.queryName === operationName &&
      JSON.stringify(query.variables) === requested,
  );
}

function waitOrGiveUp(
  operation: ApolloLink.Operation,
  fault: unknown,
  failures: number,
): Observable<unknown> {
  const error = fault instanceof BusyResponse ? fault.error : fault;
  const isPermanent = !isServerBusy(error) && !isWithoutResponse(error);
  if (isPermanent || isLongWait(error)) return throwError(() => fault);
  const pause = timer(retryAfterWaitMs(error) || backOffMs(failures, BACK_OFF));
  if (isPoll(operation)) return pause;
  return defer(() => {
    countWaiting(1);
    return pause;
  }).pipe(finalize(() => countWaiting(-1)));
}
