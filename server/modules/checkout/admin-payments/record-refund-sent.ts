import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { paymentDisputed } from '../../../platform/errors/errors.js';
import { inPounds } from '../../../platform/values/format.js';
import { queueRefundEmail } from '../../orders/emails/order-email-refund.js';
import { writeLedgerEntry } from '../../orders/ledger/ledger.store.js';
import { OrderEventRecord, type OrderRecord } from '../../orders/order.entity.js';
import {
  addRefunded,
  type PaymentMethod,
  raiseVersion,
  readPaymentsIn,
} from '../../orders/order-payments.store.js';
import { isDisputed } from '../../payments/disputes.store.js';
import { type PaymentIntentView, totalRefundedPence } from '../../payments/gateway/payment-gateway.js';
import { moveRefund } from '../../payments/refunds/move-refund.js';
import { recordInBooks } from '../refunds/record-reading.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { linkRefund } from './link-refund.js';
import {
  assertToBeSent,
  digestOfSent,
  findMadeFor,
  refundExceedsBalance,
  wasRecordedSent,
} from './open-refund.js';
import { type OpenRefund, readOpenRefund, readTransferredPence } from './open-refund.store.js';
import { type NewOperation, recordOperation } from './payment-operation.store.js';

type Deps = Pick<PaymentDeps, 'now' | 'log'>;

interface SentRefund {
  /** The order of the payment, locked; null for a payment without one, which is not in the books. */
  readonly order: OrderRecord | null;
  /** The payment as the provider has just reported it; null when it is unknown there, or was not read. */
  readonly intent: PaymentIntentView | null;
  readonly refundId: string;
  /** Sent by bank transfer, or made in the card provider's dashboard. */
  readonly method: PaymentMethod;
  readonly words: string;
  readonly actorId: string;
  /** Whether staff have confirmed a refund of a disputed payment. */
  readonly isDisputeConfirmed: boolean;
}

/**
 * Records that staff have sent a refund by bank transfer: in the ledger, on the timeline and in an email. A refund made
 * in the provider's dashboard, whose payment the caller has read there, is linked instead. Part of the caller's
 * transaction. The same note of the same person again changes nothing. Throws CONFLICT when it needs no sending, or
 * somebody else has recorded it.
 */
export async function recordRefundSent(tx: EntityManager, deps: Deps, sent: SentRefund): Promise<void> {
  const { order, intent, refundId, method, words, actorId, isDisputeConfirmed } = sent;
  const now = deps.now();
  const digest = digestOfSent(method, actorId, words);
  const refund = await readOpenRefund(tx, refundId);
  if (await wasRecordedSent(tx, refundId, digest)) return;
  const { paymentIntent, amountPence } = refund;
  const asked = { kind: 'refund_sent', amountPence, words, refundId, digest } as const;
  const operation: NewOperation = { ...asked, orderId: order?.id ?? null, actorId, now };
  if (method === 'card') {
    if (refund.channel !== 'dashboard')
      await linkRefund(tx, deps, order, refund, await findMadeFor(tx, refund));
    await recordOperation(tx, operation);
    return;
  }
  assertToBeSent(refund, now);
  if (!isDisputeConfirmed && (await isDisputed(tx, paymentIntent))) throw paymentDisputed();
  const leftPence = order ? await leftOf(tx, order, refund) : await leftOfUnmatched(tx, intent, refund);
  if (!refund.isInBooks && leftPence < amountPence) throw refundExceedsBalance();

  await recordOperation(tx, operation);
  await moveRefund(tx, { id: refundId }, 'succeeded', now, { channel: 'bank_transfer' });
  if (!order) return;
  if (refund.isInBooks) {
    await announceSent(tx, deps, order, amountPence, actorId);
    await raiseVersion(tx, order);
  } else {
    await addRefunded(tx, paymentIntent, amountPence);
    order.refundedPence += amountPence;
    if (order.refundedPence === order.paidPence && order.paymentStatus === 'paid')
      order.paymentStatus = 'refunded';
    await announceSent(tx, deps, order, amountPence, actorId);
    await writeLedgerEntry(tx, {
      ...{ orderId: order.id, kind: 'refund', amountPence: -amountPence, paymentIntent, refundId },
      way: 'bankTransfer',
      description: `Refund of booking ${order.number}`,
      now,
    });
  }
  // A dashboard refund may have waited for staff's link; a bank transfer has none.
  if (refund.channel !== 'bank_transfer')
    await recordInBooks(tx, deps, order, { id: paymentIntent, checkoutId: null });
}

async function leftOf(tx: EntityManager, order: OrderRecord, { paymentIntent }: OpenRefund): Promise<number> {
  const payment = (await readPaymentsIn(tx, order.id)).find((one) => one.paymentIntent === paymentIntent);
  return payment ? payment.amountPence - payment.refundedPence : 0;
}

/** A payment that is unknown to the provider, or was not read there, counts as held in full. */
async function leftOfUnmatched(
  tx: EntityManager,
  intent: PaymentIntentView | null,
  { paymentIntent, amountPence }: OpenRefund,
): Promise<number> {
  if (!intent) return amountPence;
  return (
    intent.amountReceivedPence - totalRefundedPence(intent) - (await readTransferredPence(tx, paymentIntent))
  );
}

async function announceSent(
  tx: EntityManager,
  { now }: Deps,
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
