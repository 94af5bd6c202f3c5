import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { staysPaid } from '../../../../rules/orders/payment-correction.js';
import { contentDigest } from '../../../platform/api/idempotency-key.js';
import { conflict, wrongField } from '../../../platform/errors/errors.js';
import { inPounds } from '../../../platform/values/format.js';
import { writeLedgerEntry } from '../../orders/ledger/ledger.store.js';
import { OrderEventRecord, type OrderRecord } from '../../orders/order.entity.js';
import { readPaymentsIn, setReversed } from '../../orders/order-payments.store.js';
import { moveRefund } from '../../payments/refunds/move-refund.js';
import { isBeingRetried } from '../../payments/refunds/refund-predicates.js';
import { readCancellable } from './open-refund.store.js';
import { heldPence } from './order-balance.js';
import type { OrderBalance, PaymentCorrection } from './order-balance.types.js';
import { recordOperation } from './payment-operation.store.js';

interface Reversal {
  /** Locked; no refund of it is in progress. */
  readonly order: OrderRecord;
  /** The payment to reverse; null for all of them. */
  readonly paymentIntent: string | null;
  /** The present price of the shipment. */
  readonly pricePence: number;
  readonly status: PaymentCorrection;
  readonly words: string;
  readonly actorId: string;
  readonly now: Date;
}

/** Throws BAD_INPUT for a payment of another order, CONFLICT for one of which nothing is left. */
export function assertHeld({ payments }: OrderBalance, paymentIntent: string): void {
  const payment = payments.find((one) => one.paymentIntent === paymentIntent);
  if (!payment) throw wrongField('paymentId', 'Choose one of the payments of this order');
  if (heldPence(payment) === 0) throw conflict('Nothing is left of this payment. Choose another one.');
}

/** Why the payment of an order cannot be corrected to a status. */
export function correctionRefusal({ paymentStatus }: OrderBalance, status: PaymentCorrection): string {
  if (paymentStatus === status) return `The payment is already ${status}`;
  if (paymentStatus === 'refunded') return "This order's payment was refunded";
  return "A refund of this order is pending. Wait until it's confirmed.";
}

/**
 * Reverses a payment of an order, or all of them, after a chargeback: what is left counts as lost, and refunds of it
 * that are not in progress are cancelled. The order stays paid when its other payments cover the price. Part of the
 * caller's transaction.
 */
export async function reversePayment(tx: EntityManager, reversal: Reversal): Promise<void> {
  const { order, status, words, actorId, now } = reversal;
  const isReversed = ({ paymentIntent }: { readonly paymentIntent: string }) =>
    reversal.paymentIntent === null || reversal.paymentIntent === paymentIntent;
  await cancelRefunds(tx, reversal);
  const payments = await readPaymentsIn(tx, order.id);
  const held = payments
    .filter(isReversed)
    .flatMap(({ paymentIntent, amountPence, refundedPence }) =>
      amountPence > refundedPence ? [{ paymentIntent, amountPence: amountPence - refundedPence }] : [],
    );
  const amountPence = held.reduce((sum, payment) => sum + payment.amountPence, 0);
  const stillPence = payments.reduce((sum, one) => sum + (isReversed(one) ? 0 : one.leftPence), 0);
  const operation = { orderId: order.id, kind: 'correction', amountPence, words, actorId, now } as const;
  const digest = contentDigest('correction', status, words);
  await recordOperation(tx, { ...operation, paymentIntent: reversal.paymentIntent, digest });
  for (const { paymentIntent } of held) await setReversed(tx, paymentIntent);
  order.refundedPence += amountPence;
  order.reversedPence += amountPence;
  order.paymentStatus = staysPaid(stillPence, reversal.pricePence) ? 'paid' : status;
  tx.create(OrderEventRecord, {
    id: randomUUID(),
    order,
    status: 'payment',
    description: descriptionOf(status, amountPence),
    actorId,
    createdAt: now,
  });
  await tx.flush();
  for (const payment of held)
    await writeLedgerEntry(tx, {
      ...{ orderId: order.id, kind: 'refund', way: 'reversal', now },
      ...{ paymentIntent: payment.paymentIntent, amountPence: -payment.amountPence },
      description: `Payment reversed for booking ${order.number}`,
    });
}

function descriptionOf(status: PaymentCorrection, amountPence: number): string {
  if (amountPence > 0) return `The payment of ${inPounds(amountPence)} was reversed`;
  return status === 'failed' ? 'The payment failed' : "We're waiting for the payment";
}

/** Cancels refunds that are not in progress. Throws CONFLICT while the provider may be executing one. */
async function cancelRefunds(tx: EntityManager, { order, paymentIntent, now }: Reversal): Promise<void> {
  const open = await readCancellable(tx, order.id, paymentIntent);
  if (open.some((refund) => refund.status === 'refused' && isBeingRetried(refund, now)))
    throw conflict("We're trying a refund of this order right now. Please try again in half an hour.");
  await moveRefund(tx, { id: { $in: open.map(({ id }) => id) } }, 'cancelled', now);
}
