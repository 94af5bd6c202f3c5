/** Where money of an order goes back to, in words for its customer. */

/** What the id of a payment that staff have recorded by hand begins with; the table has a check of the same words. */
const BY_HAND_PREFIX = 'manual_';

/** Whether a payment came by bank transfer; the card provider knows nothing of it. */
export function isPaidByHand(paymentIntent: string): boolean {
  return paymentIntent.startsWith(BY_HAND_PREFIX);
}

/** An id for a payment that is recorded by hand. */
export function byHandId(uuid: string): string {
  return BY_HAND_PREFIX + uuid;
}

/** "the card", "your bank account", or both, of the payments that money goes back of. */
export function moneyBackPlace(parts: readonly { readonly paymentIntent: string }[]): string {
  const byHand = parts.filter(({ paymentIntent }) => isPaidByHand(paymentIntent)).length;
  if (byHand === 0) return 'the card';
  return byHand === parts.length ? 'your bank account' : 'the card and your bank account';
}
