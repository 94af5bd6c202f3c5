import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { backOffMs } from '../apollo/back-off';
import { errorCode } from '../apollo/error-words';
import { isLive } from '../apollo/live-state';
import { useSession } from '../apollo/session';
import { useToast } from '../ui/toast';
import { newsOf } from './live-news';
import { OrderDocument } from './order.generated';
import { OrderChangedDocument, type OrderChangedSubscription } from './order-live.generated';
import { isOwnDeed } from './own-deed';

/**
 * Before following is tried again that ended although nobody wanted it to. By then a token that was exchanged for
 * another, here or in another tab, has been.
 */
const BACK_OFF = { firstMs: 4_000, longestMs: 60_000 };
/** How often the page asks by itself where no connection comes about, as behind some proxies. */
const ASK_EVERY_MS = 30_000;

/**
 * Follows an order while its page is open: every change lands in the cache, and what matters is said aloud. A lost
 * connection comes back by itself and brings what was missed; while there is none, the page asks now and then.
 */
export function useLiveOrder(id: string): void {
  const client = useApolloClient();
  const showToast = useToast();
  const { token } = useSession();
  const [tries, setTries] = useState(0);
  const failures = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another token, or another try, begins afresh
  useEffect(() => {
    let known: OrderChangedSubscription['orderChanged'] | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    const tryAgain = () => {
      clearTimeout(again);
      again = setTimeout(
        () => {
          // Asked like anything else, a session that is over ends here too.
          void askAnew(client, id).then(() => setTries((count) => count + 1));
        },
        backOffMs(failures.current, BACK_OFF),
      );
      failures.current += 1;
    };
    const following = client
      .subscribe({
        query: OrderChangedDocument,
        variables: { id },
      })
      .subscribe({
        next({ data, error }) {
          if (error && errorCode(error) !== 'NOT_FOUND') tryAgain();
          const order = data?.orderChanged;
          if (!order) return;
          failures.current = 0;
          const news = known && newsOf(known, order, isOwnDeed(id));
          if (news) showToast(news);
          known = order;
        },
        error: tryAgain,
      });
    return () => {
      clearTimeout(again);
      following.unsubscribe();
    };
  }, [client, id, token, tries, showToast]);

  useEffect(() => {
    const catchUp = () => {
      if (document.visibilityState === 'visible') void askAnew(client, id);
    };
    const asking = setInterval(() => !isLive() && catchUp(), ASK_EVERY_MS);
    document.addEventListener('visibilitychange', catchUp);
    window.addEventListener('online', catchUp);
    return () => {
      clearInterval(asking);
      document.removeEventListener('visibilitychange', catchUp);
      window.removeEventListener('online', catchUp);
    };
  }, [client, id]);
}

async function askAnew(client: ApolloClient, id: string): Promise<void> {
  try {
    await client.query({ query: OrderDocument, variables: { id }, fetchPolicy: 'network-only' });
  } catch {
    // The page shows what it knows; the connection brings the rest when it is back.
  }
}
