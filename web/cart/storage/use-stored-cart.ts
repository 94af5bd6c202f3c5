import { useContext, useEffect } from 'react';
import { ClientContext } from '../../apollo/client-loader';
import { useSession } from '../../apollo/session/session';
import { whenIdle } from '../../ui/hooks/when-idle';
import { readStoredRoute } from './stored-route';

/**
 * For a page that is drawn without the cart: when this browser keeps one, or somebody is signed in, it is brought up to
 * date once the page has come to rest. A new visitor has none, and asks for none.
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
