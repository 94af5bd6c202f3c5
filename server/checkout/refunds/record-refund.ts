import type { EntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '../../db/transaction.js';
import { lockOrderPaidBy } from '../../orders/order-payments.store.js';
import type { PaymentIntentView, RefundView } from '../../payments/gateway/payment-gateway.js';
import { moveRefund } from '../../payments/refunds/move-refund.js';
import { Refund } from '../../payments/refunds/refund.entity.js';
import { raiseIssue } from '../payment-issues/raise-issue.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { recordFailedRefunds } from './record-failed-refunds.js';
import { recordProviderRefunds } from './record-provider-refunds.js';
import { isInLedger, isReadTooEarly, lowerDashboardBefore } from './refund.store.js';

/** After so many readings a sum below the confirmed one means that a refund failed at a bank. */
export const READINGS_MAX = 6;

export type DueRefund = Pick<
  Refund,
  'id' | 'paymentIntent' | 'reason' | 'amountPence' | 'providerRefund' | 'createdAt'
>;

export type RefundNews = Pick<Refund, 'status'> &
  Partial<Pick<Refund, 'channel' | 'providerRefund' | 'nextCheckAt'>>;

/** Records what the provider says of a refund; raises an issue when a bank did not take it. */
export async function recordAnswer(
  deps: PaymentDeps,
  due: DueRefund,
  intent: PaymentIntentView,
  refund: RefundView,
): Promise<void> {
  const status = statusOf(refund);
  await recordRefund(deps, due, intent, { status, channel: 'provider', providerRefund: refund.id });
  if (status === 'failed')
    await raiseIssue(deps.em, deps, intent, { kind: 'refund_failed', data: {} }, { isNews: true });
}

/** The provider's status of a refund in ours. */
function statusOf({ status }: RefundView): 'processing' | 'succeeded' | 'failed' {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'processing';
}

/**
 * Records how a refund stands, and in the same transaction what it means for the order of the payment, if it has one. Of two
 * refunds of one payment at once, whoever records last may have read the provider's sum before the other was in it; then it
 * is read again first. A process that dies meanwhile leaves the refund to the reconciler. False, and nothing is recorded, when
 * what it was concluded from no longer holds under the order's lock.
 */
export async function recordRefund(
  deps: PaymentDeps,
  { id, paymentIntent, amountPence, providerRefund }: DueRefund,
  read: PaymentIntentView,
  news: RefundNews,
  holds: (tx: EntityManager) => Promise<boolean> = async () => true,
): Promise<boolean> {
  const ownPence = news.status === 'succeeded' ? amountPence : 0;
  let intent = read;
  for (let readings = 1; ; readings += 1) {
    const outcome = await inTransaction(deps.em, async (tx) => {
      const order = await lockOrderPaidBy(tx, paymentIntent);
      if (!(await holds(tx))) return 'outdated';
      const mayBeOld = order && readings < READINGS_MAX;
      if (mayBeOld && (await isReadTooEarly(tx, intent, { id, paymentIntent }, ownPence)))
        return 'read again';
      const isKnown = news.channel === 'dashboard' && (await isInLedger(tx, id));
      const isMoved = await applyNews(tx, { id, providerRefund }, news, deps.now());
      if (isMoved && isKnown) await lowerDashboardBefore(tx, id);
      if (order) await recordProviderRefunds(tx, deps, order, intent, isMoved && !isKnown ? ownPence : 0);
      else await recordFailedRefunds(tx, deps, intent);
      return 'recorded';
    });
    if (outcome !== 'read again') return outcome === 'recorded';
    intent = await deps.gateway.readIntent(paymentIntent);
  }
}

/** False when another process was quicker, or staff have sent it by bank transfer. */
async function applyNews(
  tx: EntityManager,
  { id, providerRefund }: Pick<DueRefund, 'id' | 'providerRefund'>,
  { status, ...facts }: RefundNews,
  now: Date,
): Promise<boolean> {
  const stillOpen = { id, channel: { $ne: 'bank_transfer' }, failedAt: null } as const;
  // A refusal is about what was asked: not about what another process has begun meanwhile.
  const which = status === 'refused' ? { ...stillOpen, providerRefund } : stillOpen;
  if ((await moveRefund(tx, which, status, now, facts)) > 0) return true;
  // The provider has executed what was matched to a dashboard refund meanwhile: that one is another.
  if (facts.providerRefund)
    await tx.nativeUpdate(Refund, { id, status: 'succeeded', channel: 'dashboard', failedAt: null }, facts);
  return false;
}
