/** How cards and refunds are called. */
import type { RefundProgress } from '../../data/schema.generated';

const BRANDS: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

const REFUND_LABELS: Record<RefundProgress, string> = {
  PENDING: 'on its way back to you',
  SUCCEEDED: 'refunded to you',
  FAILED: "couldn't be refunded yet: we're dealing with it",
  CANCELLED: "won't be refunded, because the payment was reversed",
};

/** The progress of a refund, shown after the sum. */
export function refundProgressLabel(status: RefundProgress): string {
  return REFUND_LABELS[status];
}

/** "visa" is "Visa"; an unknown brand stays as it is. */
export function brandName(brand: string): string {
  return BRANDS[brand] ?? brand;
}
