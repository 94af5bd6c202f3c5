import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { backOffMs } from '../../../apollo/back-off';
import { errorCode } from '../../../apollo/error-words';
import { isLive } from '../../../apollo/live-state';
import { useSession } from '../../../apollo/session';
import { StaffOrderChangedDocument } from './details.generated';

/** Before following is tried again that ended although nobody wanted it to. */
const BACK_OFF = { firstMs: 4_000, longestMs: 60_000 };
/** How often it is read by itself where no live connection comes about. */
const ASK_EVERY_MS = 30_000;

/** Calls `readAgain` at every change of an order while its dialog is open, whoever makes it. */
export function useFollowOrder(id: string, readAgain: () => void): void {
  const client = useApolloClient();
  const { token } = useSession();
  const [tries, setTries] = useState(0);
  const failures = useRef(0);
  const latest = useRef(readAgain);
  latest.current = readAgain;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another token, or another try, begins afresh
  useEffect(() => {
    // The first says how things stand, which the dialog has just read; after a pause it may be news.
    let isKnown = tries === 0;
    let again: ReturnType<typeof setTimeout> | undefined;
    const tryAgain = () => {
      clearTimeout(again);
      again = setTimeout(() => setTries((count) => count + 1), backOffMs(failures.current, BACK_OFF));
      failures.current += 1;
    };
    const following = client
      .subscribe({
        query: StaffOrderChangedDocument,
        variables: { id },
        // A new version in the cache without the rest would pass for the one that is on the screen.
        fetchPolicy: 'no-cache',
      })
      .subscribe({
        next({ data, error }) {
          if (error && errorCode(error) !== 'NOT_FOUND') tryAgain();
          if (data && !isKnown) latest.current();
          if (!data) return;
          isKnown = false;
          failures.current = 0;
        },
        error: tryAgain,
      });
    return () => {
      clearTimeout(again);
      following.unsubscribe();
    };
  }, [client, id, token, tries]);

  useEffect(() => {
    const catchUp = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    const asking = setInterval(() => !isLive() && catchUp(), ASK_EVERY_MS);
    document.addEventListener('visibilitychange', catchUp);
    window.addEventListener('online', catchUp);
    return () => {
      clearInterval(asking);
      document.removeEventListener('visibilitychange', catchUp);
      window.removeEventListener('online', catchUp);
    };
  }, []);
}
