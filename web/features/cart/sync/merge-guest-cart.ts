import type { ApolloClient } from '@apollo/client';
import { createListeners } from '../../../session/listeners';
import { MergeCartDocument } from '../cart.generated';
import { toConfirmedCart } from '../cart-actions';
import type { ConfirmedCart } from '../cart-types';

const listeners = createListeners<[ConfirmedCart]>();

/**
 * Merges the guest's cart into the customer's, once after sign-in while the guest id is known. For the same item the larger
 * quantity stays; destination and cities of the guest win. Resolves to whether the guest's items joined others, which may
 * surprise the customer; rejects with the call's error.
 */
export async function mergeGuestCart(client: ApolloClient): Promise<boolean> {
  const { data } = await client.mutate({ mutation: MergeCartDocument });
  if (!data) return false;
  const { mergedLines } = data.mergeCart;
  const cart = toConfirmedCart(data.mergeCart.cart);
  listeners.notify(cart);
  return mergedLines > 0 && cart.lines.length > mergedLines;
}

/** Calls `listener` with the cart after each merge. Returns the unsubscribe function. */
export const onCartMerged = listeners.add;

/** Shown to a customer whose carts were merged. */
export const MERGED_MESSAGE =
  'We added the items you chose before logging in to the ones already in your cart.';
