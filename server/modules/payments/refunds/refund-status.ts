/** Statuses of a refund. */
export const REFUND_STATUSES = [
  'requested',
  'processing',
  'succeeded',
  'refused',
  'failed',
  'cancelled',
] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** The channel of a refund: made by us at the provider, by staff in the provider's dashboard, or by bank transfer. */
export type RefundChannel = 'provider' | 'dashboard' | 'bank_transfer';

/** All transitions of a refund. The provider decides: a refund that it makes after a cancellation is accepted. */
export const REFUND_MOVES: Readonly<Record<RefundStatus, readonly RefundStatus[]>> = {
  requested: ['processing', 'succeeded', 'refused', 'failed', 'cancelled'],
  processing: ['succeeded', 'refused', 'failed'],
  // Retried every day, with any result.
  refused: ['refused', 'processing', 'succeeded', 'failed', 'cancelled'],
  // A bank may return it long after it was confirmed.
  succeeded: ['failed'],
  failed: ['succeeded', 'cancelled'],
  cancelled: ['processing', 'succeeded', 'failed'],
};

/** The statuses from which a refund may become `status`. */
export function statusesBefore(status: RefundStatus): RefundStatus[] {
  return REFUND_STATUSES.filter((from) => REFUND_MOVES[from].includes(status));
}
