import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { inPounds } from '../email/format.js';
import { writeLedgerEntry } from '../orders/ledger.js';
import { OrderEventRecord, type OrderRecord } from '../orders/order.entity.js';
import { readPaymentsIn } from '../orders/order-payments.js';
import { conflict } from '../shared/errors.js';
import { digestOfDeed, writeDeed } from './money-deed.js';
import { CALLED_OFF, type PaymentCorrection } from './order-money.js';
import { isBeingTried } from './refund-tries.js';

interface Correction {
  /** Locked; none of its money is on its way back. */
  readonly order: OrderRecord;
  readonly status: PaymentCorrection;
  readonly words: string;
  readonly actorId: string;
  readonly now: Date;
}

/**
 * The payments of an order did not hold: what is left of each counts as gone, and refunds that the provider refuses or
 * nobody has sent yet are called off. Part of the caller's transaction.
 */
export async function correctPayment(tx: EntityManager, correction: Correction): Promise<void> {
  const { order, status, words, actorId, now } = correction;
  await callOffRefunds(tx, order, now);
  const held = (await readPaymentsIn(tx, order.id)).flatMap(
    ({ paymentIntent, amountPence, refundedPence }) =>
      amountPence > refundedPence ? [{ paymentIntent, amountPence: amountPence - refundedPence }] : [],
  );
  const amountPence = held.reduce((sum, payment) => sum + payment.amountPence, 0);
  const deed = { orderId: order.id, kind: 'correction', amountPence, words, actorId, now } as const;
  await writeDeed(tx, { ...deed, digest: digestOfDeed('correction', status, words) });
  for (const { paymentIntent } of held)
    await tx.execute(
      `update order_payments set reversed_pence = reversed_pence + amount_pence - refunded_pence, refunded_pence = amount_pence
        where payment_intent = ?`,
      [paymentIntent],
    );
  order.refundedPence += amountPence;
  order.paymentStatus = status;
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
  if (amountPence > 0) return `The payment of ${inPounds(amountPence)} did not hold`;
  return status === 'failed' ? 'The payment has failed' : 'The payment is still to come';
}

/** Throws CONFLICT while one of them may be at the provider just now. */
async function callOffRefunds(tx: EntityManager, { id }: OrderRecord, now: Date): Promise<void> {
  const open = await tx.execute<{ id: string; isByHand: boolean; nextCheckAt: Date }[]>(
    `select r.id, r.by_hand as "isByHand", r.next_check_at as "nextCheckAt" from refunds r
      join order_payments p on p.payment_intent = r.payment_intent
      where p.order_id = ? and r.provider_refund is null and (r.by_hand or r.provider_status = 'refused')`,
    [id],
  );
  if (open.some((refund) => !refund.isByHand && isBeingTried(refund, now)))
    throw conflict('A refund of this order is being tried just now. Please try again in half an hour.');
  for (const refund of open)
    await tx.execute(`update refunds set provider_refund = ?, provider_status = 'refused' where id = ?`, [
      CALLED_OFF,
      refund.id,
    ]);
}
