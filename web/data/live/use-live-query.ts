import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from '../../session/session';
import { backOffMs } from '../back-off';
import { errorCode } from '../error-message';
import { isLive } from './live-state';

/** Back-off after a subscription ended unexpectedly. Long enough for a refreshed token, here or in another tab, to arrive. */
const BACK_OFF = { firstMs: 4_000, longestMs: 60_000 };
/** Polling interval where no socket connects, as behind some proxies. */
const ASK_EVERY_MS = 30_000;

interface LiveQuery<Data, Variables extends OperationVariables> {
  readonly variables: Variables;
  /** For an event that holds less than the page shows. */
  readonly fetchPolicy?: useSubscription.Options['fetchPolicy'];
  /** Called for each event with the one before it; the first event is the current state and has none before it. */
  readonly onData: (now: Data, before: Data | undefined) => void;
  /** Reads what may have been missed; rejects when the server is down. */
  readonly catchUp: () => Promise<unknown>;
}

/**
 * Subscribes while the component is mounted. Reconnects after a lost connection and catches up on what was missed; catches up
 * too while there is no connection, and when the tab becomes visible again.
 */
export function useLiveQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { variables, fetchPolicy, onData, catchUp }: LiveQuery<Data, Variables>,
): void {
  const { token } = useSession();
  const about = JSON.stringify(variables);
  const known = useRef<{ readonly about: string; readonly data: Data }>(undefined);
  const failures = useRef(0);
  const again = useRef<ReturnType<typeof setTimeout>>(undefined);
  const options: useSubscription.Options<Data, OperationVariables> = {
    variables,
    fetchPolicy,
    // Not shared: each subscriber receives the current state first.
    context: { queryDeduplication: false },
    ignoreResults: true,
    onData({ data: { data } }) {
      if (!data) return;
      failures.current = 0;
      const before = known.current?.about === about ? known.current.data : undefined;
      known.current = { about, data };
      onData(data, before);
    },
    onError(error) {
      if (errorCode(error) === 'NOT_FOUND') return;
      clearTimeout(again.current);
      again.current = setTimeout(tryAgain, backOffMs(failures.current, BACK_OFF));
      failures.current += 1;
    },
  };
  const { restart } = useSubscription(document as TypedDocumentNode<Data, OperationVariables>, options);

  const catchUpQuietly = useEffectEvent(() => catchUp().catch(() => {}));

  /** A query like any other: an expired session ends here too. */
  const tryAgain = useEffectEvent(async () => {
    await catchUpQuietly();
    restart();
  });

  const followedToken = useRef(token);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another token begins afresh, nothing else does
  useEffect(() => {
    if (followedToken.current !== token) restart();
    followedToken.current = token;
  }, [token]);

  useEffect(() => {
    const comeBack = () => {
      if (window.document.visibilityState === 'visible') void catchUpQuietly();
    };
    const running = setInterval(() => !isLive() && comeBack(), ASK_EVERY_MS);
    window.document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('online', comeBack);
    return () => {
      clearTimeout(again.current);
      clearInterval(running);
      window.document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('online', comeBack);
    };
  }, []);
}
