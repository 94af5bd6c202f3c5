import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { inPounds } from '../../email/letter/format.js';
import { queueRefundEmail } from '../../orders/emails/order-email-refund.js';
import { writeLedgerEntry } from '../../orders/ledger/ledger.store.js';
import { OrderEventRecord, type OrderRecord } from '../../orders/order.entity.js';
import { setRefunded } from '../../orders/order-payments.store.js';
import type { PaymentIntentView } from '../../payments/gateway/payment-gateway.js';
import { raiseIssue } from '../payment-issues/raise-issue.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { matchExternalRefunds, matchOwedRefunds } from './match-external-refunds.js';
import { recordFailedRefunds } from './record-failed-refunds.js';
import { hasUncertainMatch, readPaymentSums } from './refund.store.js';
import { refundRemainder } from './refund-remainder.js';

/**
 * Records what the provider refunded of one payment of an order, the order being locked: the sum, an entry on the timeline, an
 * email, a credit note, and `refunded` once all payments are. Then matches refunds made in the dashboard, and refunds the
 * remainder of a cancelled order.
 *
 * refunded = the provider's confirmed refunds + dashboard refunds + bank transfers + reversals
 */
export async function recordProviderRefunds(
  tx: EntityManager,
  deps: Pick<PaymentDeps, 'now' | 'log'>,
  order: OrderRecord,
  intent: PaymentIntentView,
  /** Our refund that was confirmed just now and is not in the ledger yet. */
  ownPence = 0,
): Promise<void> {
  if (intent.refundedPence === 0) return;
  await recordFailedRefunds(tx, deps, intent);
  await recordSum(tx, deps, order, intent, ownPence);
  await matchExternalRefunds(tx, deps, intent);
  await refundRemainder(tx, deps, order, intent.id);
}

async function recordSum(
  tx: EntityManager,
  deps: Pick<PaymentDeps, 'now' | 'log'>,
  order: OrderRecord,
  intent: PaymentIntentView,
  ownPence: number,
): Promise<void> {
  const { now } = deps;
  const payment = await readPaymentSums(tx, intent);
  if (!payment) return;
  const begunPence = Math.max(0, intent.refundedPence - payment.failedPence);
  const certainPence = Math.max(
    begunPence - payment.pendingPence,
    payment.confirmedPence + payment.dashboardPenceBefore,
  );
  const atProviderPence = Math.min(certainPence, begunPence);
  const unmatchedPence = atProviderPence + payment.elsewherePence - payment.refundedPence - ownPence;
  // While another refund is in flight, all of it is recorded later: it may be an owed refund given again.
  const isUncertain = unmatchedPence > 0 && (await hasUncertainMatch(tx, intent.id, now()));
  const leftOutPence = isUncertain
    ? unmatchedPence
    : await matchOwedRefunds(tx, deps, intent, unmatchedPence);
  const gonePence = atProviderPence + payment.elsewherePence - leftOutPence;
  const refundedPence = Math.min(gonePence, payment.amountPence);
  const excessPence = gonePence - payment.amountPence;
  if (excessPence > 0) await raiseIssue(tx, deps, intent, { kind: 'over_refunded', data: { excessPence } });
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
  if (order.refundedPence === order.totalPence && order.paymentStatus === 'paid')
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
