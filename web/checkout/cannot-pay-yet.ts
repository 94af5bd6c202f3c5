import { destinationName } from '../../rules/destinations';
import type { Cart } from '../cart/cart';

/** Why this cart cannot be paid, as a message; null when it can. */
export function cannotPayYet(
  cart: Pick<Cart, 'status' | 'localReason' | 'lines' | 'destination'>,
): string | null {
  if (cart.lines.length === 0) return 'Your cart is empty. Please add items before proceeding to checkout.';
  if (cart.status === 'local') {
    if (cart.localReason) return cart.localReason;
    return "We can't reach our server, so these prices are estimates. You can pay when the connection is back. Your details are still here.";
  }
  const unsold = cart.lines.find(({ unitPence }) => unitPence === null);
  if (!unsold) return null;
  return `${unsold.name} isn't available to ${destinationName(cart.destination)} yet. Remove it from your order to continue.`;
}
