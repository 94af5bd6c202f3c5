import type { RefundChannel, RefundStatus } from '../../data/schema.generated';

/** How a refund stands, for staff. */
export function refundStatusText({
  status,
  channel,
}: {
  readonly status: RefundStatus;
  readonly channel: RefundChannel;
}): string {
  if (channel === 'BANK_TRANSFER' && status === 'REQUESTED') return 'To be sent by bank transfer';
  return status === 'SUCCEEDED' ? MADE[channel] : TEXTS[status];
}

const SEND = 'send the money by bank transfer';
const TEXTS: Readonly<Record<Exclude<RefundStatus, 'SUCCEEDED'>, string>> = {
  REQUESTED: 'Requested: waiting for the card provider',
  PROCESSING: 'On its way: waiting for the bank to confirm it',
  REFUSED: `The card provider couldn't refund this: ${SEND}`,
  FAILED: `The bank returned the refund: ${SEND}`,
  CANCELLED: 'Cancelled, because the payment was reversed',
};
const MADE: Readonly<Record<RefundChannel, string>> = {
  PROVIDER: 'Refunded to the card',
  DASHBOARD: "Refunded in the card provider's dashboard",
  BANK_TRANSFER: 'Sent by bank transfer',
};
