import type { PaymentStatus } from '../../orders/order.entity.js';
import type { Refund } from '../../payments/refunds/refund.entity.js';
import { refundReasonText } from '../../payments/refunds/refund-texts.js';
import type { StoredBalance } from './order-balance.store.js';
import {
  type MoneyPayment,
  type OrderBalance,
  PAYMENT_CORRECTIONS,
  type PaymentCorrection,
} from './order-balance.types.js';

/** Sums up payments and refunds, and adds what staff may do now. */
export function toBalance(stored: StoredBalance): Omit<OrderBalance, 'refundLimitPence'> {
  const { payments, refunds, paymentStatus, pricePence } = stored;
  const sum = (of: (payment: MoneyPayment) => number) =>
    payments.reduce((pence, payment) => pence + of(payment), 0);
  const paidPence = sum((payment) => payment.amountPence);
  const refundedPence = sum((payment) => payment.refundedPence);
  const reversedPence = sum((payment) => payment.reversedPence);
  const refundablePence = sum((payment) => payment.leftPence);
  const netPence = paidPence - refundedPence - reversedPence;
  const isUnpaid = paymentStatus === 'pending' || paymentStatus === 'failed';
  // A bank transfer was less than the price: staff may record another one for the rest.
  const isShort =
    payments.some(({ method }) => method === 'bank_transfer') && paidPence - reversedPence < pricePence;
  return {
    ...stored,
    ...{ paidPence, refundedPence, reversedPence, refundablePence, netPence },
    onItsWayPence: netPence - refundablePence,
    duePence: Math.max(0, pricePence - netPence),
    refunds: refunds.map((refund) => {
      const payment = payments.find(({ paymentIntent }) => paymentIntent === refund.paymentIntent);
      return toShownRefund(refund, payment ? heldPence(payment) : 0);
    }),
    possibleCorrections: possibleCorrections(paymentStatus, netPence, refunds),
    canRecordPayment: isUnpaid || (paymentStatus === 'paid' && isShort),
  };
}

/** Whether staff have to send a refund: by bank transfer, or after the provider or a bank has refused it. */
export function isForStaff({ status, channel }: Pick<Refund, 'status' | 'channel'>): boolean {
  if (status === 'requested') return channel === 'bank_transfer';
  return status === 'refused' || status === 'failed';
}

/** The pence of a payment that are neither refunded nor reversed. */
export function heldPence({ amountPence, refundedPence, reversedPence }: MoneyPayment): number {
  return amountPence - refundedPence - reversedPence;
}

/** A refund with its reason as text, and whether staff may record it as sent; `leftPence` is held of its payment. */
export function toShownRefund(refund: Refund, leftPence = Number.POSITIVE_INFINITY): Refund {
  return {
    ...refund,
    reasonText: refundReasonText(refund.reason),
    canBeSent:
      isForStaff(refund) &&
      !refund.isInQuestion &&
      (refund.confirmedAt !== null || leftPence >= refund.amountPence),
  };
}

/**
 * The possible corrections. None while a refund is in progress: it may succeed, and the payment would be subtracted
 * twice. The present status is possible again while one of several payments is still held.
 */
function possibleCorrections(
  paymentStatus: PaymentStatus,
  netPence: number,
  refunds: readonly Refund[],
): readonly PaymentCorrection[] {
  const isMoving = refunds.some(
    ({ status, channel }) => channel === 'provider' && (status === 'requested' || status === 'processing'),
  );
  if (isMoving || paymentStatus === 'refunded') return [];
  return PAYMENT_CORRECTIONS.filter((status) => status !== paymentStatus || netPence > 0);
}
