/** Words and colours for the states of an order. */
import type { OrderStatus, PaymentStatus, RefundProgress } from '../apollo/schema.generated';
import type { BadgeTone } from '../ui/Badge';

interface StatusLook {
  readonly words: string;
  readonly tone: BadgeTone;
}

const ORDER_LOOKS: Record<OrderStatus, StatusLook> = {
  processing: { words: 'Processing', tone: 'accent' },
  shipped: { words: 'Shipped', tone: 'accent' },
  in_transit: { words: 'In transit', tone: 'accent' },
  delivered: { words: 'Delivered', tone: 'good' },
  cancelled: { words: 'Cancelled', tone: 'bad' },
};

const PAYMENT_LOOKS: Record<PaymentStatus, StatusLook> = {
  pending: { words: 'Payment pending', tone: 'warn' },
  paid: { words: 'Paid', tone: 'good' },
  failed: { words: 'Payment failed', tone: 'bad' },
  refunded: { words: 'Refunded', tone: 'neutral' },
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
const STEP_LOOKS: Readonly<Record<string, StatusLook>> = {
  ...ORDER_LOOKS,
  refunded: PAYMENT_LOOKS.refunded,
  changed: { words: 'Booking changed', tone: 'accent' },
  paid: { words: 'Extra payment', tone: 'good' },
  payment: { words: 'Payment', tone: 'accent' },
};

const REFUND_WORDS: Record<RefundProgress, string> = {
  pending: 'on its way back to you',
  succeeded: 'refunded to you',
  failed: 'could not be refunded yet; we are looking into it',
  cancelled: 'will not be refunded, because the payment did not hold',
};

/** How a state of an order or a step of its timeline is shown; one we do not know looks like processing. */
export function orderLook(status: string): StatusLook {
  return STEP_LOOKS[status] ?? { ...ORDER_LOOKS.processing, words: inWords(status) };
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

/** "at_customs" is "At customs". */
function inWords(status: string): string {
  const words = status.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
