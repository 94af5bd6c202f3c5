import { randomUUID } from 'node:crypto';
import type { Chances } from '../../../server/test/rubbish/chances.js';
import type { Step } from '../faults/steps.js';
import { CORRECT_PAYMENT, RECORD_PAYMENT, REFUND_ORDER, REFUND_SENT } from './staff-queries.js';

/** A day that has come for a server whose clock is two days late, too. */
const RECEIVED_AGO_MS = 5 * 24 * 60 * 60 * 1000;

interface Sum {
  readonly minorUnits: number;
}

/** The money of an order as staff see it. */
export interface ShownMoney {
  readonly version: number;
  readonly canRecordPayment: boolean;
  readonly possibleCorrections: readonly string[];
  readonly due: Sum;
  readonly net: Sum;
  readonly refundable: Sum;
  readonly payments: readonly {
    readonly id: string;
    readonly amount: Sum;
    readonly refunded: Sum;
    readonly reversed: Sum;
  }[];
  readonly refunds: readonly {
    readonly id: string;
    readonly canBeSent: boolean;
    readonly amount: Sum;
  }[];
}

/** One operation of a member of staff, as they know it; the books must agree with it afterwards. */
export interface StaffOperation {
  readonly kind: OperationKind['kind'];
  /** The note by which the operation is found in the books. */
  readonly words: string;
  readonly amountPence: number;
}

/** One press of a button that was decided on what was shown. */
export interface Press {
  readonly query: string;
  readonly variables: object;
  readonly step: Step;
  readonly amountPence: number;
}

/** Something that staff do with the money of an order. */
export interface OperationKind {
  readonly kind: 'refund' | 'payment' | 'correction' | 'refund_sent';
  /** Whether the repeat of a press that was carried out is answered as the first was; otherwise it is refused. */
  readonly isRepeatable: boolean;
  /** Null when there is nothing to be done. The words are in the press, and nobody else's. */
  plan(money: ShownMoney, orderId: string, words: string, chances: Chances): Press | null;
}

/** Refunds a part of what is left, or all of it. */
export const REFUND: OperationKind = {
  kind: 'refund',
  isRepeatable: true,
  plan({ version, refundable }, orderId, reason, chances) {
    const expectedRefundable = refundable.minorUnits;
    if (expectedRefundable === 0) return null;
    const amount = chances.happens(0.35) ? expectedRefundable : chances.between(1, expectedRefundable);
    const variables = { orderId, amount, expectedRefundable, reason, version, idempotencyKey: randomUUID() };
    return { query: REFUND_ORDER, variables, step: 'staff refund', amountPence: amount };
  },
};

/** A bank transfer has come: what is missing, or another sum. */
export const PAYMENT: OperationKind = {
  kind: 'payment',
  isRepeatable: true,
  plan({ version, due, canRecordPayment }, orderId, note, chances) {
    if (!canRecordPayment) return null;
    const amount = due.minorUnits > 0 && chances.happens(0.6) ? due.minorUnits : chances.between(1, 20_000);
    const receivedOn = new Date(Date.now() - RECEIVED_AGO_MS).toISOString().slice(0, 10);
    const variables = { orderId, amount, note, receivedOn, version, idempotencyKey: randomUUID() };
    return { query: RECORD_PAYMENT, variables, step: 'staff books', amountPence: amount };
  },
};

/** The bank has taken back one of the payments of an order, or all of them. */
export const CORRECTION: OperationKind = {
  kind: 'correction',
  isRepeatable: false,
  plan({ version, net, possibleCorrections, payments }, orderId, reason, chances) {
    if (possibleCorrections.length === 0) return null;
    const payment = chances.happens(0.5) ? chances.pick(payments) : null;
    const amountPence = payment ? heldOf(payment) : net.minorUnits;
    if (payment && amountPence === 0) return null;
    const status = chances.pick(possibleCorrections);
    const variables = { orderId, status, paymentId: payment?.id ?? null, reason, version };
    return { query: CORRECT_PAYMENT, variables, step: 'staff books', amountPence };
  },
};

function heldOf({ amount, refunded, reversed }: ShownMoney['payments'][0]): number {
  return amount.minorUnits - refunded.minorUnits - reversed.minorUnits;
}

/** Records that a refund by bank transfer has been sent. */
export const SENT: OperationKind = {
  kind: 'refund_sent',
  isRepeatable: true,
  plan({ refunds }, _orderId, note) {
    const refund = refunds.find(({ canBeSent }) => canBeSent);
    if (!refund) return null;
    const variables = { refundId: refund.id, note };
    return { query: REFUND_SENT, variables, step: 'staff books', amountPence: refund.amount.minorUnits };
  },
};
