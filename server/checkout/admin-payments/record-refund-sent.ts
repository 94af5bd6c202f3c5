import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { inPounds } from '../../email/letter/format.js';
import { queueRefundEmail } from '../../orders/emails/order-email-refund.js';
import { writeLedgerEntry } from '../../orders/ledger/ledger.store.js';
import { OrderEventRecord, type OrderRecord } from '../../orders/order.entity.js';
import { addRefunded, raiseVersion, readPaymentsIn } from '../../orders/order-payments.store.js';
import { moveRefund } from '../../payments/refunds/move-refund.js';
import { paymentDisputed } from '../../shared/errors/errors.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import {
  assertRefundedInDashboard,
  assertToBeSent,
  digestOfSent,
  type RefundMethod,
  tooLittleLeft,
  wasRecordedSent,
} from './open-refund.js';
import { readOpenRefund } from './open-refund.store.js';
import { type PaymentOperation, recordOperation } from './payment-operation.store.js';

interface SentRefund {
  /** Locked. */
  readonly order: OrderRecord;
  readonly refundId: string;
  readonly method: RefundMethod;
  readonly words: string;
  readonly actorId: string;
  /** Staff have sent what the customer's bank disputes knowingly. */
  readonly isDisputeConfirmed: boolean;
}

/**
 * Records that staff have sent a refund by bank transfer: it is in the ledger now, on the timeline and in an email. Of one that
 * they made in the provider's dashboard, which the caller has asked about, only their words are kept. Part of the caller's
 * transaction. The same words of the same person again change nothing. Throws CONFLICT when it is not to be sent, or somebody
 * else has recorded it.
 */
export async function recordRefundSent(
  tx: EntityManager,
  { now }: Pick<PaymentDeps, 'now'>,
  { order, refundId, method, words, actorId, isDisputeConfirmed }: SentRefund,
): Promise<void> {
  const digest = digestOfSent(method, actorId, words);
  if (await wasRecordedSent(tx, refundId, digest)) return;
  const refund = await readOpenRefund(tx, refundId, now());
  const { paymentIntent, amountPence } = refund;
  const asked = { orderId: order.id, kind: 'refund_sent', amountPence, words, refundId, digest } as const;
  const operation: PaymentOperation = { ...asked, actorId, now: now() };
  if (method === 'card') {
    assertRefundedInDashboard(refund, now());
    await recordOperation(tx, operation);
    return;
  }
  const payment = (await readPaymentsIn(tx, order.id)).find((one) => one.paymentIntent === paymentIntent);
  assertToBeSent(refund, now());
  if (payment?.isDisputed && !isDisputeConfirmed) throw paymentDisputed();
  const leftPence = payment ? payment.amountPence - payment.refundedPence : 0;
  if (!refund.isInBooks && leftPence < amountPence) throw tooLittleLeft();

  await recordOperation(tx, operation);
  await moveRefund(tx, { id: refundId }, 'succeeded', now(), { channel: 'bank_transfer' });
  if (refund.isInBooks) {
    await announceSent(tx, { now }, order, amountPence, actorId);
    await raiseVersion(tx, order);
    return;
  }
  await addRefunded(tx, paymentIntent, amountPence);
  order.refundedPence += amountPence;
  if (order.refundedPence === order.totalPence && order.paymentStatus === 'paid')
    order.paymentStatus = 'refunded';
  await announceSent(tx, { now }, order, amountPence, actorId);
  await writeLedgerEntry(tx, {
    ...{ orderId: order.id, kind: 'refund', amountPence: -amountPence, paymentIntent, refundId },
    way: 'bankTransfer',
    description: `Refund of booking ${order.number}`,
    now: now(),
  });
}

async function announceSent(
  tx: EntityManager,
  { now }: Pick<PaymentDeps, 'now'>,
  order: OrderRecord,
  amountPence: number,
  actorId: string,
): Promise<void> {
  const eventId = randomUUID();
  tx.create(OrderEventRecord, {
    id: eventId,
    order,
    status: 'refunded',
    description: `We sent ${inPounds(amountPence)} to your bank account`,
    actorId,
    createdAt: now(),
  });
  await tx.flush();
  const way = 'bankTransfer';
  await queueRefundEmail(tx, order, { eventId, amountPence, cardLast4: '', way, now: now() });
}
