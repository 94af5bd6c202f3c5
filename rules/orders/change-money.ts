/**
 * The price of changing a paid booking, or the refund for changing or cancelling it. The page shows this sum, and the
 * server charges or refunds it. Money is whole pence.
 */
import { TOTAL_PENCE_MIN } from '../prices/promotion.js';
import { isRefundable, refundDeadline } from './refund-window.js';

/** The smallest extra payment. */
export const EXTRA_PENCE_MIN = TOTAL_PENCE_MIN;

/** One payment of an order, and what is left of it after all refunds, open ones too. */
export interface PaymentLeft {
  readonly paymentIntent: string;
  readonly leftPence: number;
}

export interface ChangedOrder {
  readonly status: string;
  readonly isPaid: boolean;
  /** A calendar day in London; null while it is to be agreed. */
  readonly collectionDate: string | null;
  /** Oldest first. */
  readonly payments: readonly PaymentLeft[];
  /** The parts that staff change; left out where the customer changes them, for whom the deadline counts. */
  readonly staffParts?: readonly ChangePart[];
}

/** The parts of an order that change: `collection` until it is collected, `delivery` until delivered; the others have a price. */
export type ChangePart = 'collection' | 'delivery' | 'service' | 'items';

/** The parts that change the price, and so need a paid order. */
const PRICED_PARTS: readonly ChangePart[] = ['service', 'items'];

/** The parts of a change that affect the price. */
export type RequestedChange =
  | { readonly kind: 'cancel' }
  | { readonly kind: 'details' }
  /** Another service or other items: how much dearer, or cheaper below zero, the shipment is then. */
  | { readonly kind: 'price'; readonly duePence: number };

export type RefusedBecause = 'tooLate' | 'underWay' | 'cancelled' | 'unpaid';

export interface ChangeMoney {
  readonly kind: 'free' | 'refund' | 'extra' | 'refused';
  /** 0 unless it is a refund. */
  readonly refundPence: number;
  /** 0 unless it is an extra payment. */
  readonly extraPence: number;
  /** The first moment that is too late; null while no collection date is agreed. */
  readonly deadline: Date | null;
  /** Null unless it is refused. */
  readonly reason: RefusedBecause | null;
  /** The refund of each payment; the sum is `refundPence`. */
  readonly refunds: readonly RefundPart[];
}

export interface RefundPart {
  readonly paymentIntent: string;
  readonly amountPence: number;
}

/**
 * Decides the money of a change. Cancelling refunds everything that is left of every payment. A dearer shipment costs,
 * and a cheaper one refunds, the difference; a difference under the least card payment is not asked for, and no more than
 * what is left is refunded.
 */
export function decideChange(order: ChangedOrder, wanted: RequestedChange, now: Date): ChangeMoney {
  const deadline = refundDeadline(order.collectionDate);
  const reason = whyRefused(order, now);
  const answer = { refundPence: 0, extraPence: 0, deadline, reason, refunds: [] };
  if (reason) return { ...answer, kind: 'refused' };

  const leftPence = sumOf(order.payments.map((payment) => payment.leftPence));
  const duePence = wanted.kind === 'price' ? wanted.duePence : 0;
  if (duePence >= EXTRA_PENCE_MIN) return { ...answer, kind: 'extra', extraPence: duePence };

  const refundPence = wanted.kind === 'cancel' ? leftPence : Math.min(Math.max(0, -duePence), leftPence);
  if (refundPence === 0) return { ...answer, kind: 'free' };
  return { ...answer, kind: 'refund', refundPence, refunds: splitRefund(refundPence, order.payments) };
}

/** Spreads a refund over the payments, newest first; each up to what is left of it. */
export function splitRefund(refundPence: number, payments: readonly PaymentLeft[]): RefundPart[] {
  let missing = refundPence;
  const parts: RefundPart[] = [];
  for (const { paymentIntent, leftPence } of payments.toReversed()) {
    const amountPence = Math.min(missing, leftPence);
    if (amountPence > 0) parts.push({ paymentIntent, amountPence });
    missing -= amountPence;
  }
  return parts;
}

/** Why staff can't make a change, whatever the day; null when they can. */
export function staffChangeRefusal(
  { status, isPaid }: Pick<ChangedOrder, 'status' | 'isPaid'>,
  parts: readonly ChangePart[],
): RefusedBecause | null {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'delivered') return 'underWay';
  if (status !== 'processing' && parts.some((part) => part !== 'delivery')) return 'underWay';
  return !isPaid && parts.some((part) => PRICED_PARTS.includes(part)) ? 'unpaid' : null;
}

function whyRefused(order: ChangedOrder, now: Date): RefusedBecause | null {
  const { status, isPaid, collectionDate, staffParts } = order;
  if (staffParts) return staffChangeRefusal(order, staffParts);
  if (status === 'cancelled') return 'cancelled';
  if (status !== 'processing') return 'underWay';
  if (!isPaid) return 'unpaid';
  return isRefundable(collectionDate, now) ? null : 'tooLate';
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
