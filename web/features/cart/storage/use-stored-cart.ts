import { useContext, useEffect } from 'react';
import { ClientContext } from '../../../data/client-loader';
import { whenIdle } from '../../../lib/hooks/when-idle';
import { useSession } from '../../../session/session';
import { readStoredRoute } from './stored-route';

/**
 * For a page that renders without the cart: when one is stored, or somebody is signed in, it is refreshed once the browser is
 * idle. A new visitor has none, and fetches none.
 */
export function useStoredCart(): void {
  const source = useContext(ClientContext);
  const { user } = useSession();

  useEffect(() => {
    if (!user && !readStoredRoute()) return;
    return whenIdle(async () => {
      const [{ cartStoreOf }] = await Promise.all([import('../cart-store'), source.load()]);
      cartStoreOf(source).open();
    });
  }, [user, source]);
}
