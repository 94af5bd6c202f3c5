import type { Cart } from './cart';
import type { CartStore } from './cart-store';

/** A constant cart, for a page that shows another cart instead. */
export function constantCartStore(cart: Cart): CartStore {
  return { cart: () => cart, subscribe: () => () => {} };
}
