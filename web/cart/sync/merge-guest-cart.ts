import type { ApolloClient } from '@apollo/client';
import { MergeCartDocument } from '../cart.generated';
import { toConfirmedCart } from '../cart-items';
import type { ConfirmedCart } from '../cart-types';

/**
 * Joins the guest's cart with the customer's, called once after sign-in while the guest id is still known. Where both
 * hold the same item the larger quantity stays; destination and cities chosen last, as guest, win. Resolves to
 * whether the guest's things joined others, which may surprise the customer; rejects with the call's error.
 */
export async function mergeGuestCart(client: ApolloClient): Promise<boolean> {
  const { data } = await client.mutate({
    mutation: MergeCartDocument,
    fetchPolicy: 'no-cache',
  });
  if (!data) return false;
  const { mergedLines } = data.mergeCart;
  const cart = toConfirmedCart(data.mergeCart.cart);
  for (const listener of listeners) listener(cart);
  return mergedLines > 0 && cart.lines.length > mergedLines;
}

/** Calls `listener` with the cart after each merge. Returns the way to stop. */
export function onCartMerged(listener: (cart: ConfirmedCart) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What a customer is told when their carts were joined. */
export const MERGED_MESSAGE = 'What you chose before signing in joined what was in your cart already.';

const listeners = new Set<(cart: ConfirmedCart) => void>();
