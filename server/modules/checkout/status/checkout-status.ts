export const CHECKOUT_STATUSES = [
  'awaiting_payment',
  'finalized',
  'cancelled',
  'expired',
  'review',
  'refunded',
] as const;
/** The status of a checkout. */
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number];

/** All transitions of a checkout: a late payment may still create its order, be reviewed by staff, or be refunded. */
export const CHECKOUT_MOVES: Readonly<Record<CheckoutStatus, readonly CheckoutStatus[]>> = {
  awaiting_payment: ['finalized', 'cancelled', 'expired', 'review', 'refunded'],
  review: ['finalized', 'refunded'],
  cancelled: ['finalized', 'review', 'refunded'],
  expired: ['finalized', 'review', 'refunded'],
  finalized: [],
  refunded: [],
};

/** Sets the status of a locked checkout, or changes nothing. Throws for a transition that is not in the table. */
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
