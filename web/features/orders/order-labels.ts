/** Labels and badge tones of order states. */
import type { OrderStatus, OrderStep, PaymentStatus } from '../../data/schema.generated';
import type { BadgeTone } from '../../design/Badge';

interface StatusBadge {
  readonly label: string;
  readonly tone: BadgeTone;
}

const ORDER_BADGES: Record<OrderStatus, StatusBadge> = {
  PROCESSING: { label: 'Processing', tone: 'accent' },
  SHIPPED: { label: 'Shipped', tone: 'accent' },
  IN_TRANSIT: { label: 'In transit', tone: 'accent' },
  DELIVERED: { label: 'Delivered', tone: 'good' },
  CANCELLED: { label: 'Cancelled', tone: 'bad' },
};

const PAYMENT_BADGES: Record<PaymentStatus, StatusBadge> = {
  PENDING: { label: 'Payment pending', tone: 'warn' },
  PAID: { label: 'Paid', tone: 'good' },
  FAILED: { label: 'Payment failed', tone: 'bad' },
  REFUNDED: { label: 'Refunded', tone: 'neutral' },
};

/** The timeline has more steps than the order has states. */
const STEP_BADGES: Readonly<Record<OrderStep, StatusBadge>> = {
  ...ORDER_BADGES,
  REFUNDED: PAYMENT_BADGES.REFUNDED,
  CHANGED: { label: 'Booking changed', tone: 'accent' },
  PAYMENT: { label: 'Payment', tone: 'accent' },
};

/** The badge of a state or timeline step; a state newer than this page gets the tone of processing. */
export function orderBadge(status: OrderStep): StatusBadge {
  return STEP_BADGES[status] ?? { ...ORDER_BADGES.PROCESSING, label: toSentenceCase(status) };
}

/** The badge of a payment status. */
export function paymentBadge(status: PaymentStatus): StatusBadge {
  return PAYMENT_BADGES[status];
}

/** "AT_CUSTOMS" is "At customs". */
function toSentenceCase(status: string): string {
  const label = status.replaceAll('_', ' ').toLowerCase();
  return label.charAt(0).toUpperCase() + label.slice(1);
}
