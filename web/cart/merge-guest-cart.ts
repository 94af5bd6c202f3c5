import type { ApolloClient } from '@apollo/client';
import { CartDocument, type CartQuery, MergeCartDocument, type MergeCartMutation } from '../gql';

/**
 * Joins the guest's cart with the customer's, called once after sign-in while the guest id is still known. Where both
 * hold the same item the larger quantity stays; destination and cities chosen last, as guest, win. Resolves to the
 * number of lines brought over; rejects with the call's error.
 */
export async function mergeGuestCart(client: ApolloClient): Promise<number> {
  const { data } = await client.mutate<MergeCartMutation>({
    mutation: MergeCartDocument,
    update: (cache, { data }) => {
      if (data) cache.writeQuery<CartQuery>({ query: CartDocument, data: { cart: data.mergeCart.cart } });
    },
  });
  const mergedLines = data?.mergeCart.mergedLines ?? 0;
  for (const listener of listeners) listener(mergedLines);
  return mergedLines;
}

/** Calls `listener` with the number of lines after each merge. Returns the way to stop. */
export function onCartMerged(listener: (mergedLines: number) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What a customer is told after their carts were joined. */
export function mergedWords(mergedLines: number): string {
  const things = mergedLines === 1 ? 'The item' : `The ${mergedLines} items`;
  return `${things} you chose before signing in joined your cart.`;
}

const listeners = new Set<(mergedLines: number) => void>();
