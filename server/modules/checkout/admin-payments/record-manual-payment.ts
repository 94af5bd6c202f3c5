import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { inPounds } from '../../../platform/values/format.js';
import { writeLedgerEntry } from '../../orders/ledger/ledger.store.js';
import { OrderEventRecord, type OrderRecord } from '../../orders/order.entity.js';
import { addPayment } from '../../orders/order-payments.store.js';
import { recordOperation } from './payment-operation.store.js';

interface ManualPayment {
  /** Locked, and not paid. */
  readonly order: OrderRecord;
  readonly amountPence: number;
  readonly words: string;
  /** The day of receipt in London. */
  readonly receivedOn: string;
  readonly idempotencyKey: string;
  readonly digest: string;
  readonly actorId: string;
  readonly now: Date;
}

/** The card of a payment without one. */
export const NO_CARD = { paymentMethodId: '', brand: '', last4: '', expMonth: null, expYear: null };

/** Records a bank transfer as a payment of an order, and marks the order as paid; part of the caller's transaction. */
export async function recordManualPayment(tx: EntityManager, payment: ManualPayment): Promise<void> {
  const { order, amountPence, words, receivedOn, idempotencyKey, digest, actorId, now } = payment;
  const paymentIntent = `manual_${randomUUID()}`;
  const operation = {
    orderId: order.id,
    kind: 'payment',
    amountPence,
    words,
    idempotencyKey,
    digest,
  } as const;
  await recordOperation(tx, { ...operation, paymentIntent, receivedOn, actorId, now });
  await addPayment(tx, order, {
    ...{ paymentIntent, checkoutId: null, method: 'bank_transfer', amountPence },
    ...{ card: NO_CARD, now },
  });
  order.paymentStatus = 'paid';
  tx.create(OrderEventRecord, {
    id: randomUUID(),
    order,
    status: 'payment',
    description: `${inPounds(amountPence)} was paid by bank transfer`,
    actorId,
    createdAt: now,
  });
  await tx.flush();
  await writeLedgerEntry(tx, {
    ...{ orderId: order.id, kind: 'payment', amountPence, paymentIntent, now },
    ...{ way: 'bankTransfer', receivedOn },
    description: `Payment for booking ${order.number} by bank transfer`,
  });
}
