export const CHECKOUT_STATUSES = [
  'awaiting_payment',
  'finalized',
  'cancelled',
  'expired',
  'review',
  'refunded',
] as const;
/** How a checkout stands. */
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number];

/** Every move of a checkout: a late payment may still make its order, be checked by staff, or be refunded. */
export const CHECKOUT_MOVES: Readonly<Record<CheckoutStatus, readonly CheckoutStatus[]>> = {
  awaiting_payment: ['finalized', 'cancelled', 'expired', 'review', 'refunded'],
  review: ['finalized', 'refunded'],
  cancelled: ['finalized', 'review', 'refunded'],
  expired: ['finalized', 'review', 'refunded'],
  finalized: [],
  refunded: [],
};

/** Moves a checkout, which is locked. Staying as it is changes nothing; throws for a move that is not in the table. */
export function moveCheckout(
  checkout: { status: CheckoutStatus; updatedAt: Date },
  status: CheckoutStatus,
  now: Date,
): void {
  if (checkout.status === status) return;
  if (!CHECKOUT_MOVES[checkout.status].includes(status))
    throw new Error(`A checkout does not move from ${checkout.status} to ${status}.`);
  checkout.status = status;
  checkout.updatedAt = now;
}
