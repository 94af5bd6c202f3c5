import type { ApolloClient } from '@apollo/client';
import { MergeCartDocument, type MergeCartMutation } from './cart.generated';
import { toConfirmedCart } from './cart-items';
import type { ConfirmedCart } from './cart-types';

/**
 * Joins the guest's cart with the customer's, called once after sign-in while the guest id is still known. Where both
 * hold the same item the larger quantity stays; destination and cities chosen last, as guest, win. Resolves to the
 * number of lines brought over; rejects with the call's error.
 */
export async function mergeGuestCart(client: ApolloClient): Promise<number> {
  const { data } = await client.mutate<MergeCartMutation>({
    mutation: MergeCartDocument,
    fetchPolicy: 'no-cache',
  });
  if (!data) return 0;
  const { cart, mergedLines } = data.mergeCart;
  for (const listener of listeners) listener({ cart: toConfirmedCart(cart), mergedLines });
  return mergedLines;
}

/** The cart after a merge, and how many lines the guest brought. */
export interface CartMerge {
  readonly cart: ConfirmedCart;
  readonly mergedLines: number;
}

/** Calls `listener` after each merge. Returns the way to stop. */
export function onCartMerged(listener: (merge: CartMerge) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the customer's cart held other things as well, so that the joined one may surprise them. */
export function hasJoinedOthers({ cart, mergedLines }: CartMerge): boolean {
  return mergedLines > 0 && cart.lines.length > mergedLines;
}

/** What a customer is told when their carts were joined. */
export const MERGED_WORDS = 'What you chose before signing in joined what was in your cart already.';

const listeners = new Set<(merge: CartMerge) => void>();
