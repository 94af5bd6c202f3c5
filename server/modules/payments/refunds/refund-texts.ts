import type { RefundChannel } from './refund-status.js';

/** "the card", "your bank account", or both: the destination of an order's refunds, for its customer. */
export function refundDestination(refunds: readonly { readonly channel: RefundChannel }[]): string {
  const transfers = refunds.filter(({ channel }) => channel === 'bank_transfer').length;
  if (transfers === 0) return 'the card';
  return transfers === refunds.length ? 'your bank account' : 'the card and your bank account';
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
