import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { staysPaid } from '../../../rules/payment-correction.js';
import { inPounds } from '../../email/letter/format.js';
import { writeLedgerEntry } from '../../orders/ledger/ledger.js';
import { OrderEventRecord, type OrderRecord } from '../../orders/order.entity.js';
import { readPaymentsIn } from '../../orders/refunds/order-payments.js';
import { conflict } from '../../shared/errors/errors.js';
import { isBeingTried } from '../refunds/refund-tries.js';
import { CALLED_OFF, type PaymentCorrection } from './order-balance.js';
import { digestOfDeed, writeDeed } from './payment-operation.js';

interface Correction {
  /** Locked; none of its money is on its way back. */
  readonly order: OrderRecord;
  /** The one that did not hold; null for all of them. */
  readonly paymentIntent: string | null;
  /** What the shipment costs as it is now. */
  readonly pricePence: number;
  readonly status: PaymentCorrection;
  readonly words: string;
  readonly actorId: string;
  readonly now: Date;
}

/**
 * A payment of an order did not hold, or none of them did: what is left of it counts as gone, and refunds of it that the
 * provider refuses or nobody has sent yet are called off. The order stays paid when its other payments make up the price.
 * Part of the caller's transaction.
 */
export async function correctPayment(tx: EntityManager, correction: Correction): Promise<void> {
  const { order, status, words, actorId, now } = correction;
  const didNotHold = ({ paymentIntent }: { readonly paymentIntent: string }) =>
    correction.paymentIntent === null || correction.paymentIntent === paymentIntent;
  await callOffRefunds(tx, correction);
  const payments = await readPaymentsIn(tx, order.id);
  const held = payments
    .filter(didNotHold)
    .flatMap(({ paymentIntent, amountPence, refundedPence }) =>
      amountPence > refundedPence ? [{ paymentIntent, amountPence: amountPence - refundedPence }] : [],
    );
  const amountPence = held.reduce((sum, payment) => sum + payment.amountPence, 0);
  const stillPence = payments.reduce((sum, one) => sum + (didNotHold(one) ? 0 : one.leftPence), 0);
  const deed = { orderId: order.id, kind: 'correction', amountPence, words, actorId, now } as const;
  const digest = digestOfDeed('correction', status, words);
  await writeDeed(tx, { ...deed, paymentIntent: correction.paymentIntent ?? undefined, digest });
  for (const { paymentIntent } of held)
    await tx.execute(
      `update order_payments set reversed_pence = reversed_pence + amount_pence - refunded_pence, refunded_pence = amount_pence
        where payment_intent = ?`,
      [paymentIntent],
    );
  order.refundedPence += amountPence;
  order.paymentStatus = staysPaid(stillPence, correction.pricePence) ? 'paid' : status;
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
async function callOffRefunds(tx: EntityManager, { order, paymentIntent, now }: Correction): Promise<void> {
  const open = await tx.execute<{ id: string; isByHand: boolean; nextCheckAt: Date }[]>(
    `select r.id, r.by_hand as "isByHand", r.next_check_at as "nextCheckAt" from refunds r
      join order_payments p on p.payment_intent = r.payment_intent
      where p.order_id = ? and p.payment_intent = coalesce(?, p.payment_intent)
        and r.provider_refund is null and (r.by_hand or r.provider_status = 'refused')`,
    [order.id, paymentIntent],
  );
  if (open.some((refund) => !refund.isByHand && isBeingTried(refund, now)))
    throw conflict('A refund of this order is being tried just now. Please try again in half an hour.');
  await tx.execute(
    `update refunds r set is_owed = false, provider_refund = ? from order_payments p
      where p.payment_intent = r.payment_intent and p.order_id = ? and p.payment_intent = coalesce(?, p.payment_intent) and r.is_owed`,
    [CALLED_OFF, order.id, paymentIntent],
  );
  for (const refund of open)
    await tx.execute(`update refunds set provider_refund = ?, provider_status = 'refused' where id = ?`, [
      CALLED_OFF,
      refund.id,
    ]);
}
