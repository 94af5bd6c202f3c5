import type { RefundChannel, RefundStatus } from './refund-status.js';

/** "the card", "your bank account", or both: where refunds of one order go, for its customer. */
export function refundDestination(refunds: readonly { readonly channel: RefundChannel }[]): string {
  const transfers = refunds.filter(({ channel }) => channel === 'bank_transfer').length;
  if (transfers === 0) return 'the card';
  return transfers === refunds.length ? 'your bank account' : 'the card and your bank account';
}

type RefundState = { readonly status: RefundStatus; readonly channel: RefundChannel };

/** How a refund stands, for staff. */
export function refundStatusText({ status, channel }: RefundState): string {
  return STATUS_TEXTS[status][channel];
}

const SEND = 'send the money by bank transfer';
const STATUS_TEXTS: Readonly<Record<RefundStatus, Readonly<Record<RefundChannel, string>>>> = {
  requested: {
    ...always('Requested: waiting for the card provider'),
    bank_transfer: 'To be sent by bank transfer',
  },
  processing: always('On its way: waiting for the bank to confirm it'),
  succeeded: {
    provider: 'Refunded to the card',
    dashboard: "Refunded in the card provider's dashboard",
    bank_transfer: 'Sent by bank transfer',
  },
  refused: always(`The card provider couldn't refund this: ${SEND}`),
  failed: always(`The bank returned the refund: ${SEND}`),
  cancelled: always('Cancelled, because the payment was reversed'),
};

function always(text: string): Record<RefundChannel, string> {
  return { provider: text, dashboard: text, bank_transfer: text };
}

const REASON_TEXTS: Readonly<Record<string, string>> = {
  'checkout-closed': 'Paid after the checkout was closed',
  'paid-twice': 'Paid twice',
  'order-cancelled': 'Booking cancelled',
  'change-refused': 'Paid for a change that could no longer be made',
  'service-changed': 'A cheaper service was chosen',
  staff: 'Refunded by staff',
  dashboard: "Refunded in the card provider's dashboard",
};

/** Why a refund was requested, for staff. */
export function refundReasonText(reason: string): string {
  return REASON_TEXTS[reason.split(':')[0] ?? ''] ?? 'Refunded';
}
