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

/** Sums up payments and refunds, and what staff may do now. */
export function toBalance(stored: StoredBalance): OrderBalance {
  const { payments, refunds, paymentStatus, pricePence } = stored;
  const sum = (of: (payment: MoneyPayment) => number) =>
    payments.reduce((pence, payment) => pence + of(payment), 0);
  const paidPence = sum((payment) => payment.amountPence);
  const refundedPence = sum((payment) => payment.refundedPence);
  const reversedPence = sum((payment) => payment.reversedPence);
  const refundablePence = sum((payment) => payment.leftPence);
  const netPence = paidPence - refundedPence - reversedPence;
  const isUnpaid = paymentStatus === 'pending' || paymentStatus === 'failed';
  // A transfer was less than the price: the next one is the rest of it.
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

/** Whether a refund is one that staff give: by bank transfer, or because the provider or a bank did not. */
export function isForStaff({ status, channel }: Pick<Refund, 'status' | 'channel'>): boolean {
  if (status === 'requested') return channel === 'bank_transfer';
  return status === 'refused' || status === 'failed';
}

/** The pence of a payment that are still held. */
export function heldPence({ amountPence, refundedPence, reversedPence }: MoneyPayment): number {
  return amountPence - refundedPence - reversedPence;
}

/** A refund in words for staff, and whether they may record that they have sent it; so much is held of its payment. */
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
 * Not while money is on its way: it may arrive, and the payment would be gone twice. The same again is possible while one
 * of several payments still holds.
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
