import type { PaymentStatus } from '../../orders/order.entity.js';
import type {
  StoredCorrection,
  StoredMoney,
  StoredMoneyPayment,
  StoredMoneyRefund,
} from './order-balance.store.js';

export const MONEY_REFUND_STATES = [
  'asked',
  'underWay',
  'confirmed',
  'failed',
  'toBeSent',
  'sent',
  'calledOff',
] as const;
/** How giving money back stands, for staff. */
export type MoneyRefundState = (typeof MONEY_REFUND_STATES)[number];

export const PAYMENT_CORRECTIONS = ['pending', 'failed'] as const;
/** What a payment that did not hold may become. */
export type PaymentCorrection = (typeof PAYMENT_CORRECTIONS)[number];

/** What a refund has as its id at the provider when the provider never had it. */
export const BY_HAND = 'by hand';
/** The same of a refund that must not be tried any more, because the payment was reversed. */
export const CALLED_OFF = 'called off';
/** The same of a refund that somebody has given at the provider, or whose answer was lost. */
export const GIVEN_BEFORE = 'given before';

export interface MoneyRefund extends StoredMoneyRefund {
  readonly state: MoneyRefundState;
  readonly stateWords: string;
  readonly reasonWords: string;
  /** Whether staff may note that they have sent it by bank transfer. */
  readonly canBeSent: boolean;
}

/** What staff see of an order's money. `paid` = `given back` + `reversed` + `on its way` + `refundable`. */
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
  /** What the shipment costs as it is now. */
  readonly pricePence: number;
  /** What the shipment costs beyond what is held. */
  readonly duePence: number;
  readonly payments: readonly StoredMoneyPayment[];
  readonly refunds: readonly MoneyRefund[];
  readonly corrections: readonly StoredCorrection[];
  readonly possibleCorrections: readonly PaymentCorrection[];
  readonly canRecordPayment: boolean;
}

/** Sums up what is stored, and says what may be done now. */
export function moneyFigures({ payments, refunds, ...money }: StoredMoney): OrderMoneyFigures {
  const { orderId, version, paymentStatus, pricePence, corrections } = money;
  const sum = (of: (payment: StoredMoneyPayment) => number) =>
    payments.reduce((pence, payment) => pence + of(payment), 0);
  const paidPence = sum((payment) => payment.amountPence);
  const gonePence = sum((payment) => payment.refundedPence);
  const reversedPence = sum((payment) => payment.reversedPence);
  const refundablePence = sum((payment) => payment.leftPence);
  const netPence = paidPence - gonePence;
  const isUnpaid = paymentStatus === 'pending' || paymentStatus === 'failed';
  // A transfer was less than the price: the next one is the rest of it.
  const isShort = payments.some(({ isByHand }) => isByHand) && paidPence - reversedPence < pricePence;
  return {
    ...{ orderId, version, paymentStatus, payments, corrections },
    ...{ paidPence, reversedPence, refundablePence, netPence, pricePence },
    refundedPence: gonePence - reversedPence,
    onItsWayPence: netPence - refundablePence,
    duePence: Math.max(0, pricePence - netPence),
    refunds: refunds.map((refund) => withWords(refund, payments)),
    possibleCorrections: possibleCorrections(paymentStatus, netPence, refunds),
    canRecordPayment: isUnpaid || (paymentStatus === 'paid' && isShort),
  };
}

/** How a refund stands. */
export function stateOf({
  isByHand,
  isOwed,
  providerRefund,
  providerStatus,
}: Pick<StoredMoneyRefund, 'isByHand' | 'isOwed' | 'providerRefund' | 'providerStatus'>): MoneyRefundState {
  if (providerRefund === CALLED_OFF) return 'calledOff';
  if (isOwed) return 'failed';
  if (isByHand) return providerStatus === 'succeeded' ? 'sent' : 'toBeSent';
  if (providerStatus === 'succeeded') return 'confirmed';
  if (providerStatus === null) return 'asked';
  return providerStatus === 'pending' || providerStatus === 'requires_action' ? 'underWay' : 'failed';
}

/** The same in words. */
export const STATE_WORDS: Readonly<Record<MoneyRefundState, string>> = {
  asked: 'Asked for; the card provider has not answered yet',
  underWay: 'On its way; the bank has not confirmed it yet',
  confirmed: 'Given back to the card',
  failed: 'The card provider could not give it back; send it by bank transfer',
  toBeSent: 'To be sent by bank transfer',
  sent: 'Sent by bank transfer',
  calledOff: 'Called off, because the payment was reversed',
};

const REASON_WORDS: Readonly<Record<string, string>> = {
  'checkout-closed': 'Paid after the checkout was closed',
  'paid-twice': 'Paid twice',
  'order-cancelled': 'Booking cancelled',
  'change-refused': 'Paid for a change that could no longer be made',
  'service-changed': 'A cheaper service was chosen',
  staff: 'Refunded by staff',
};

function withWords(refund: StoredMoneyRefund, payments: readonly StoredMoneyPayment[]): MoneyRefund {
  const payment = payments.find(({ paymentIntent }) => paymentIntent === refund.paymentIntent);
  const stored = stateOf(refund);
  // What the bank sent back keeps its id at the provider when its payment is reversed.
  const state =
    stored === 'failed' && !refund.isOwed && (payment?.reversedPence ?? 0) > 0 ? 'calledOff' : stored;
  const heldPence = (payment?.amountPence ?? 0) - (payment?.refundedPence ?? 0);
  const [reason = ''] = refund.reason.split(':');
  return {
    ...refund,
    state,
    stateWords: STATE_WORDS[state],
    reasonWords: REASON_WORDS[reason] ?? 'Given back',
    canBeSent:
      (state === 'toBeSent' || state === 'failed') &&
      !refund.isGivenElsewhere &&
      (refund.isOwed || heldPence >= refund.amountPence),
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
  const isMoving = refunds.some((refund) => ['asked', 'underWay'].includes(stateOf(refund)));
  if (isMoving || paymentStatus === 'refunded') return [];
  return PAYMENT_CORRECTIONS.filter((status) => status !== paymentStatus || netPence > 0);
}
