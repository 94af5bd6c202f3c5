import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '../../../platform/db/transaction.js';
import { inPounds } from '../../../platform/values/format.js';
import { queueRefundEmail } from '../../orders/emails/order-email-refund.js';
import { writeLedgerEntry } from '../../orders/ledger/ledger.store.js';
import { OrderEventRecord, type OrderRecord } from '../../orders/order.entity.js';
import { lockOrderPaidBy, setRefunded } from '../../orders/order-payments.store.js';
import { type PaymentIntentView, totalRefundedPence } from '../../payments/gateway/payment-gateway.js';
import { moveRefund } from '../../payments/refunds/move-refund.js';
import { type ProviderRefund, Refund } from '../../payments/refunds/refund.entity.js';
import { resolveAnswered } from '../payment-issues/payment-issue.store.js';
import { raiseIssue } from '../payment-issues/raise-issue.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import {
  confirmProviderRefunds,
  readInQuestion,
  readPaymentSums,
  requestReturned,
  storeProviderRefund,
} from './refund.store.js';
import { refundRemainder } from './refund-remainder.js';

type Deps = Pick<PaymentDeps, 'now' | 'log'>;
type Intent = Pick<PaymentIntentView, 'id' | 'checkoutId'>;

/**
 * Records the refunds of a payment as the provider lists them. Webhooks, reconciler and our own calls learn of refunds
 * only here, in any order and any number of times. Returns the payment's order, if it has one.
 */
export function recordReading(
  deps: Pick<PaymentDeps, 'em'> & Deps,
  intent: PaymentIntentView,
): Promise<OrderRecord | null> {
  return inTransaction(deps.em, async (tx) => {
    const order = await lockOrderPaidBy(tx, intent.id);
    let failed = 0;
    for (const refund of intent.refunds) {
      const moved = await storeProviderRefund(tx, intent.id, refund, deps.now());
      if (moved) failed += await moveOurs(tx, intent.id, moved, deps.now());
    }
    if (failed > 0) await raiseIssue(tx, deps, intent, { kind: 'refund_failed', data: {} }, { isNews: true });
    if (totalRefundedPence(intent) >= intent.amountReceivedPence) await settleOpen(tx, intent.id, deps.now());
    await recordInBooks(tx, deps, order, intent);
    return order;
  });
}

/** Applies a provider refund's status to ours. Returns how many have failed, and are owed to the customer. */
async function moveOurs(
  tx: EntityManager,
  paymentIntent: string,
  { id, status, refundId }: Pick<ProviderRefund, 'id' | 'status' | 'refundId'>,
  now: Date,
): Promise<number> {
  const became = { channel: 'provider', providerRefund: id } as const;
  const ours = { id: refundId, channel: { $ne: 'bank_transfer' } } as const;
  if (status === 'failed') {
    const mayBeThis = { $or: [{ providerRefund: null }, { providerRefund: id }] };
    const asked = { id: refundId, channel: 'provider', ...mayBeThis } as const;
    const linked = { paymentIntent, channel: 'dashboard', providerRefund: id } as const;
    const isFailed = refundId ? { $or: [asked, linked] } : linked;
    const failed = await moveRefund(tx, isFailed, 'failed', now, became);
    return failed + (await requestReturned(tx, id, now));
  }
  if (!refundId) return 0;
  if (status === 'pending') await moveRefund(tx, ours, 'processing', now, became);
  else if ((await moveRefund(tx, ours, 'succeeded', now, became)) === 0)
    // The provider has made the refund that staff had linked to a dashboard one: the latter is another refund.
    await tx.nativeUpdate(Refund, { id: refundId, channel: 'dashboard' }, became);
  return 0;
}

/** Marks refused and failed refunds as made in the dashboard, when nothing of the payment is left at the provider. */
async function settleOpen(tx: EntityManager, paymentIntent: string, now: Date): Promise<void> {
  const open = { paymentIntent, channel: 'provider', status: { $in: ['refused', 'failed'] } } as const;
  await moveRefund(tx, open, 'succeeded', now, { channel: 'dashboard' });
}

/**
 * Updates the books of a payment from its refunds: the sum, a timeline entry, an email, a credit note, and `refunded`
 * once all payments are. Raises issues for staff to link dashboard refunds, and refunds the remainder of a cancelled
 * order. The order is locked; a payment without one has no books.
 */
export async function recordInBooks(
  tx: EntityManager,
  deps: Deps,
  order: OrderRecord | null,
  intent: Intent,
): Promise<void> {
  await confirmProviderRefunds(tx, intent.id, deps.now());
  if (order) await recordSum(tx, deps, order, intent);
  const inQuestion = await readInQuestion(tx, intent.id);
  for (const { id, amountPence } of inQuestion) {
    const data = { providerRefund: id, amountPence };
    await raiseIssue(tx, deps, intent, { kind: 'refund_unlinked', data });
  }
  await resolveAnswered(
    tx,
    intent.id,
    inQuestion.map(({ id }) => id),
    deps.now(),
  );
  if (order) await refundRemainder(tx, deps, order, intent.id);
}

async function recordSum(tx: EntityManager, deps: Deps, order: OrderRecord, intent: Intent): Promise<void> {
  const { now } = deps;
  const payment = await readPaymentSums(tx, intent.id);
  if (!payment) return;
  const excessPence = payment.gonePence - payment.amountPence;
  if (excessPence > 0) await raiseIssue(tx, deps, intent, { kind: 'over_refunded', data: { excessPence } });
  const refundedPence = Math.min(payment.gonePence, payment.amountPence);
  const amountPence = refundedPence - payment.refundedPence;
  if (amountPence <= 0) return;
  await setRefunded(tx, intent.id, refundedPence);
  const eventId = randomUUID();
  tx.create(OrderEventRecord, {
    id: eventId,
    order,
    status: 'refunded',
    description: `${inPounds(amountPence)} was refunded to the card`,
    actorId: null,
    createdAt: now(),
  });
  order.refundedPence += amountPence;
  if (order.refundedPence === order.paidPence && order.paymentStatus === 'paid')
    order.paymentStatus = 'refunded';
  await writeLedgerEntry(tx, {
    orderId: order.id,
    kind: 'refund',
    amountPence: -amountPence,
    paymentIntent: intent.id,
    description: `Refund of booking ${order.number}`,
    now: now(),
  });
  const cardLast4 = payment.last4 ?? '';
  const way = 'card';
  await queueRefundEmail(tx, order, { eventId, amountPence, cardLast4, way, now: now() });
}
