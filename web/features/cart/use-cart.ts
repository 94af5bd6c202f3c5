import { createContext, useContext, useRef, useSyncExternalStore } from 'react';
import type { Cart } from './cart';
import type { CartStore } from './cart-store';
import { FirstCartContext } from './storage/first-cart';

export const CartContext = createContext<CartStore | null>(null);

/** The store of the cart, for events: its actions differ from the server's, and selecting one renders again after hydration. */
export function useCartStore(): CartStore {
  const store = useContext(CartContext);
  if (!store) throw new Error('The cart needs a CartProvider above it.');
  return store;
}

/**
 * Selects from the cart: `useCart(({ quote }) => quote.totalPence)`. Re-renders only when the selection changes; for a
 * record, when one of its fields does. Throws without a CartProvider.
 */
export function useCart<T>(select: (cart: Cart) => T): T {
  const store = useCartStore();
  const first = useContext(FirstCartContext);
  const last = useRef<T>(undefined);
  const read = (cart: Cart) => {
    const selected = select(cart);
    if (!isSame(last.current, selected)) last.current = selected;
    return last.current as T;
  };
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.cart()),
    () => read(first),
  );
}

function isSame(before: unknown, now: unknown): boolean {
  if (Object.is(before, now)) return true;
  if (!isRecord(before) || !isRecord(now)) return false;
  const fields = Object.keys(now);
  return (
    fields.length === Object.keys(before).length &&
    fields.every((field) => Object.is(before[field], now[field]))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
