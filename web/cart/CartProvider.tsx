import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { currentSession } from '../apollo/session';
import { useToast } from '../ui/toast';
import { cartActions } from './cart-actions';
import { countChanges } from './cart-changes';
import { refusalWords } from './cart-failures';
import { type CartState, openChanges } from './cart-state';
import { hasJoinedOthers, MERGED_WORDS, onCartMerged } from './merge-guest-cart';
import { showCart } from './show-cart';
import { keepCart, readKeptCart } from './stored-cart';
import { type Cart, CartContext, type CartNotice } from './use-cart';
import { ownerOf, useCartSync } from './use-cart-sync';
import { useShipmentRates } from './use-shipment-rates';
import { watchRepricing } from './watch-repricing';

/** Holds the visitor's cart for everything below; App renders it once, inside the Apollo client and the toasts. */
export function CartProvider({ children }: { children: ReactNode }) {
  const toast = useToast();
  const [notice, setNotice] = useState<CartNotice | null>(null);
  const [kept] = useState(() => readKeptCart(ownerOf(currentSession())));
  const rates = useShipmentRates(kept?.rates);
  const ratesNow = useRef(rates);
  const [onEvent] = useState(() =>
    watchRepricing(
      (state) => showCart(state, ratesNow.current),
      (words) => setNotice({ kind: 'info', words }),
    ),
  );
  const { sync, state, owner } = useCartSync({
    onEvent,
    onRefused(...refusal) {
      // A session that ended meanwhile is told by the login page.
      const isSameVisitor = ownerOf(currentSession()) === owner;
      if (isSameVisitor) setNotice({ kind: 'bad', words: refusalWords(...refusal) });
    },
  });
  const shown = useMemo(() => showCart(state, rates), [state, rates]);
  const actions = useMemo(
    () => cartActions(sync, () => showCart(sync.state(), ratesNow.current).lines),
    [sync],
  );
  const dismissNotice = useCallback(() => setNotice(null), []);

  useEffect(() => {
    ratesNow.current = rates;
  }, [rates]);

  // After the frame: what is pressed must show first. Leaving the page does not wait.
  useEffect(() => {
    const keep = () => keepCart(owner, state, shown, rates);
    const timer = setTimeout(keep);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [owner, state, shown, rates]);

  useEffect(
    () =>
      onCartMerged((merge) => {
        if (hasJoinedOthers(merge)) toast(MERGED_WORDS);
      }),
    [toast],
  );

  const cart = useMemo<Cart>(
    () => ({
      ...shown,
      ...actions,
      rates,
      notice,
      dismissNotice,
      error: state.error,
      localReason: state.localReason,
      status: statusOf(state),
    }),
    [shown, actions, rates, notice, dismissNotice, state],
  );
  return <CartContext value={cart}>{children}</CartContext>;
}

function statusOf(state: CartState): Cart['status'] {
  if (state.link !== 'ready') return state.link;
  return countChanges(openChanges(state)) > 0 ? 'saving' : 'ready';
}
