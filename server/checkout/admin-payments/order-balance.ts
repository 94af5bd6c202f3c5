import type { PaymentStatus } from '../../orders/order.entity.js';
import { refundReasonText, refundStatusText } from '../../payments/refunds/refund-texts.js';
import type {
  StoredCorrection,
  StoredMoney,
  StoredMoneyPayment,
  StoredMoneyRefund,
  UnlinkedRefund,
} from './order-balance.store.js';

export const PAYMENT_CORRECTIONS = ['pending', 'failed'] as const;
/** The payment status after a reversal. */
export type PaymentCorrection = (typeof PAYMENT_CORRECTIONS)[number];

export interface MoneyRefund extends StoredMoneyRefund {
  readonly statusText: string;
  readonly reasonText: string;
  /** Whether staff may record that they have sent it. */
  readonly canBeSent: boolean;
}

/** An order's payments as staff see them. `paid` = `refunded` + `reversed` + `on its way` + `refundable`. */
export interface OrderMoneyFigures {
  readonly orderId: string;
  readonly version: number;
  readonly paymentStatus: PaymentStatus;
  readonly paidPence: number;
  readonly refundedPence: number;
  readonly reversedPence: number;
  readonly onItsWayPence: number;
  readonly refundablePence: number;
  readonly netPence: number;
  /** The price of the shipment as it is now. */
  readonly pricePence: number;
  /** The price of the shipment less what is held. */
  readonly duePence: number;
  readonly payments: readonly StoredMoneyPayment[];
  readonly refunds: readonly MoneyRefund[];
  readonly unlinkedRefunds: readonly UnlinkedRefund[];
  readonly corrections: readonly StoredCorrection[];
  readonly possibleCorrections: readonly PaymentCorrection[];
  readonly canRecordPayment: boolean;
}

/** Sums up payments and refunds, and what staff may do now. */
export function moneyFigures({ payments, refunds, ...money }: StoredMoney): OrderMoneyFigures {
  const { orderId, version, paymentStatus, pricePence, corrections, unlinkedRefunds } = money;
  const sum = (of: (payment: StoredMoneyPayment) => number) =>
    payments.reduce((pence, payment) => pence + of(payment), 0);
  const paidPence = sum((payment) => payment.amountPence);
  const gonePence = sum((payment) => payment.refundedPence);
  const reversedPence = sum((payment) => payment.reversedPence);
  const refundablePence = sum((payment) => payment.leftPence);
  const netPence = paidPence - gonePence;
  const isUnpaid = paymentStatus === 'pending' || paymentStatus === 'failed';
  // A transfer was less than the price: the next one is the rest of it.
  const isShort =
    payments.some(({ method }) => method === 'bank_transfer') && paidPence - reversedPence < pricePence;
  return {
    ...{ orderId, version, paymentStatus, payments, corrections, unlinkedRefunds },
    ...{ paidPence, reversedPence, refundablePence, netPence, pricePence },
    refundedPence: gonePence - reversedPence,
    onItsWayPence: netPence - refundablePence,
    duePence: Math.max(0, pricePence - netPence),
    refunds: refunds.map((refund) => withTexts(refund, payments)),
    possibleCorrections: possibleCorrections(paymentStatus, netPence, refunds),
    canRecordPayment: isUnpaid || (paymentStatus === 'paid' && isShort),
  };
}

/** Whether a refund is one that staff give: by bank transfer, or because the provider or a bank did not. */
export function isForStaff({ status, channel }: Pick<StoredMoneyRefund, 'status' | 'channel'>): boolean {
  if (status === 'requested') return channel === 'bank_transfer';
  return status === 'refused' || status === 'failed';
}

function withTexts(refund: StoredMoneyRefund, payments: readonly StoredMoneyPayment[]): MoneyRefund {
  const payment = payments.find(({ paymentIntent }) => paymentIntent === refund.paymentIntent);
  const heldPence = (payment?.amountPence ?? 0) - (payment?.refundedPence ?? 0);
  return {
    ...refund,
    statusText: refundStatusText(refund),
    reasonText: refundReasonText(refund.reason),
    canBeSent:
      isForStaff(refund) && !refund.isInQuestion && (refund.isInBooks || heldPence >= refund.amountPence),
  };
}

/**
 * Not while money is on its way: it may arrive, and the payment would be gone twice. The same again is possible while one
 * of several payments still holds.
 */
function possibleCorrections(
  paymentStatus: PaymentStatus,
  netPence: number,
  refunds: readonly StoredMoneyRefund[],
): readonly PaymentCorrection[] {
  const isMoving = refunds.some(
    ({ status, channel }) => channel === 'provider' && (status === 'requested' || status === 'processing'),
  );
  if (isMoving || paymentStatus === 'refunded') return [];
  return PAYMENT_CORRECTIONS.filter((status) => status !== paymentStatus || netPence > 0);
}
