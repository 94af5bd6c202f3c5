/** Words and colours for the states of an order. */
import type { OrderStatus, OrderStep, PaymentStatus, RefundProgress } from '../apollo/schema.generated';
import type { BadgeTone } from '../ui/Badge';

interface StatusLook {
  readonly words: string;
  readonly tone: BadgeTone;
}

const ORDER_LOOKS: Record<OrderStatus, StatusLook> = {
  PROCESSING: { words: 'Processing', tone: 'accent' },
  SHIPPED: { words: 'Shipped', tone: 'accent' },
  IN_TRANSIT: { words: 'In transit', tone: 'accent' },
  DELIVERED: { words: 'Delivered', tone: 'good' },
  CANCELLED: { words: 'Cancelled', tone: 'bad' },
};

const PAYMENT_LOOKS: Record<PaymentStatus, StatusLook> = {
  PENDING: { words: 'Payment pending', tone: 'warn' },
  PAID: { words: 'Paid', tone: 'good' },
  FAILED: { words: 'Payment failed', tone: 'bad' },
  REFUNDED: { words: 'Refunded', tone: 'neutral' },
};

const BRANDS: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** The timeline has steps beside the states of an order. */
const STEP_LOOKS: Readonly<Record<OrderStep, StatusLook>> = {
  ...ORDER_LOOKS,
  REFUNDED: PAYMENT_LOOKS.REFUNDED,
  CHANGED: { words: 'Booking changed', tone: 'accent' },
  PAYMENT: { words: 'Payment', tone: 'accent' },
};

const REFUND_WORDS: Record<RefundProgress, string> = {
  PENDING: 'on its way back to you',
  SUCCEEDED: 'refunded to you',
  FAILED: 'could not be refunded yet; we are looking into it',
  CANCELLED: 'will not be refunded, because the payment did not hold',
};

/** How a state of an order or a step of its timeline is shown; one that is newer than this page looks like processing. */
export function orderLook(status: OrderStep): StatusLook {
  return STEP_LOOKS[status] ?? { ...ORDER_LOOKS.PROCESSING, words: inWords(status) };
}

/** How giving money back stands, after the sum. */
export function refundWords(status: RefundProgress): string {
  return REFUND_WORDS[status];
}

/** How a payment status is shown. */
export function paymentLook(status: PaymentStatus): StatusLook {
  return PAYMENT_LOOKS[status];
}

/** "visa" is "Visa"; an unknown brand keeps its own name. */
export function brandName(brand: string): string {
  return BRANDS[brand] ?? brand;
}

/** "AT_CUSTOMS" is "At customs". */
function inWords(status: string): string {
  const words = status.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
