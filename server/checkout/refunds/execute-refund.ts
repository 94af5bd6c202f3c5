import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '../../db/transaction.js';
import { lockOrderPaidBy } from '../../orders/order-payments.store.js';
import { GatewayRefused, isResourceMissing } from '../../payments/gateway/gateway-errors.js';
import {
  givenBackPence,
  type PaymentIntentView,
  type RefundView,
} from '../../payments/gateway/payment-gateway.js';
import { moveRefund } from '../../payments/refunds/move-refund.js';
import { Refund } from '../../payments/refunds/refund.entity.js';
import { raiseIssue } from '../payment-issues/raise-issue.js';
import { AFTER_REFUSAL_MS, claimDue, DUE_REFUNDS } from '../reconciliation/due-rows.store.js';
import { logAndContinue } from '../reconciliation/log-and-continue.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { refundAssumed } from './match-external-refunds.js';
import { recordFailedRefunds } from './record-failed-refunds.js';
import { recordProviderRefunds } from './record-provider-refunds.js';
import { isInLedger, readOtherRefunds, sumOfOthers } from './refund.store.js';

/** After so many readings a sum below the confirmed one means that a refund failed at a bank. */
const READINGS_MAX = 6;

/** It has happened, rather than being found again. */
const NEWS = { isNews: true };

export type DueRefund = Pick<
  Refund,
  'id' | 'paymentIntent' | 'reason' | 'amountPence' | 'providerRefund' | 'createdAt'
>;

/** Stripe forgets idempotency keys after 24 hours; this leaves an hour. */
const KEY_HOLDS_MS = 23 * 60 * 60 * 1000;

/** Executes one refund at once, unless another process has it. Never throws: the reconciler takes up what fails. */
export async function startRefund(deps: PaymentDeps, refundId: string): Promise<void> {
  await logAndContinue(deps.log, 'refund', async () => {
    const [due] = await claimDue<DueRefund>(deps, DUE_REFUNDS, refundId);
    if (due) await executeRefund(deps, due);
  });
}

/**
 * Refunds at the provider once, under the key of the payment and the reason; of a refund that was begun before, asks how it
 * stands. A refusal goes to a person and is tried again the next day, unless the money turns out to be back already.
 */
export async function executeRefund(deps: PaymentDeps, due: DueRefund): Promise<void> {
  const { paymentIntent, reason, amountPence, providerRefund } = due;
  try {
    if (!providerRefund && (await wasRefundedBefore(deps, due))) return;
    const refund = providerRefund
      ? await deps.gateway.readRefund(providerRefund)
      : await deps.gateway.refund({
          intentId: paymentIntent,
          amountPence,
          idempotencyKey: `refund:${paymentIntent}:${reason}`,
          reason,
        });
    const intent = await deps.gateway.readIntent(paymentIntent);
    const status = statusOf(refund);
    await record(deps, due, intent, { status, channel: 'provider', providerRefund: refund.id });
    if (status === 'failed')
      await raiseIssue(deps.em, deps, intent, { kind: 'refund_failed', data: {} }, NEWS);
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    if (providerRefund && !isResourceMissing(error)) await putOff(deps, due, error.code);
    else await recordRefusal(deps, due, error.code);
  }
}

/** The provider's status of a refund in ours. */
function statusOf({ status }: RefundView): 'processing' | 'succeeded' | 'failed' {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'processing';
}

/**
 * Past the life of its key a repeat could refund twice: the answer was lost, or a person has refunded in the dashboard. What
 * the provider refunded beyond the refunds we know is taken for this one, unless it is exactly what others in flight add up
 * to; and an issue is raised.
 */
async function wasRefundedBefore(deps: PaymentDeps, due: DueRefund): Promise<boolean> {
  const { amountPence, createdAt } = due;
  if (deps.now().getTime() - new Date(createdAt).getTime() < KEY_HOLDS_MS) return false;
  const { intent, accountedPence, inFlight } = await readSettled(deps, due);
  const unmatchedPence = intent.refundedPence - accountedPence;
  const isAllBack = givenBackPence(intent) >= intent.amountReceivedPence;
  if (isAllBack || unmatchedPence < amountPence || areJust(unmatchedPence, inFlight, amountPence))
    return false;
  await record(deps, due, intent, { status: 'succeeded', channel: 'dashboard' });
  await raiseIssue(deps.em, deps, intent, refundAssumed(amountPence), NEWS);
  return true;
}

/** Reads the payment and its other refunds at one moment: one that is recorded meanwhile is not in the older sum. */
async function readSettled(deps: PaymentDeps, due: DueRefund) {
  for (let tries = 1; ; tries += 1) {
    const before = await readOtherRefunds(deps.em, due);
    const intent = await deps.gateway.readIntent(due.paymentIntent);
    await recordFailed(deps, intent);
    if (isDeepStrictEqual(before, await readOtherRefunds(deps.em, due))) return { ...before, intent };
    if (tries === READINGS_MAX) throw new Error('Other refunds of this payment are being recorded.');
  }
}

async function recordFailed(deps: PaymentDeps, intent: PaymentIntentView): Promise<void> {
  if (intent.returned.length === 0) return;
  await inTransaction(deps.em, async (tx) => {
    await lockOrderPaidBy(tx, intent.id);
    await recordFailedRefunds(tx, deps, intent);
  });
}

/** Whether others alone make up a sum to the penny, and none of them does together with this one. */
function areJust(sumPence: number, others: readonly number[], thisPence: number): boolean {
  const sums = new Set([0]);
  for (const pence of others) for (const sum of [...sums]) sums.add(sum + pence);
  return sums.has(sumPence) && !sums.has(sumPence - thisPence);
}

/** The provider accepted it and does not report its status now: it may still succeed. */
async function putOff(deps: PaymentDeps, { id, paymentIntent }: DueRefund, code: string): Promise<void> {
  const nextCheckAt = new Date(deps.now().getTime() + AFTER_REFUSAL_MS);
  await deps.em.nativeUpdate(Refund, { id, status: 'processing' }, { nextCheckAt });
  const intent = await deps.gateway.readIntent(paymentIntent);
  await raiseIssue(deps.em, deps, intent, { kind: 'refund_refused', data: { code } }, NEWS);
}

async function recordRefusal(deps: PaymentDeps, due: DueRefund, code: string): Promise<void> {
  const intent = await deps.gateway.readIntent(due.paymentIntent);
  if (givenBackPence(intent) >= intent.amountReceivedPence) {
    await record(deps, due, intent, { status: 'succeeded', channel: 'dashboard' });
    return;
  }
  const nextCheckAt = new Date(deps.now().getTime() + AFTER_REFUSAL_MS);
  // The provider has none of that id, if it was taken on before.
  await record(deps, due, intent, { status: 'refused', providerRefund: null, nextCheckAt });
  await raiseIssue(deps.em, deps, intent, { kind: 'refund_refused', data: { code } }, NEWS);
}

type News = Pick<Refund, 'status'> & Partial<Pick<Refund, 'channel' | 'providerRefund' | 'nextCheckAt'>>;

/**
 * Records how a refund stands, and in the same transaction what it means for the order of the payment, if it has one. Of two
 * refunds of one payment at once, whoever records last may have read the provider's sum before the other was in it; then it
 * is read again first. A process that dies meanwhile leaves the refund to the reconciler.
 */
async function record(
  deps: PaymentDeps,
  { id, paymentIntent, amountPence, providerRefund }: DueRefund,
  read: PaymentIntentView,
  news: News,
): Promise<void> {
  const ownPence = news.status === 'succeeded' ? amountPence : 0;
  let intent = read;
  for (let readings = 1; ; readings += 1) {
    const isRecorded = await inTransaction(deps.em, async (tx) => {
      const order = await lockOrderPaidBy(tx, paymentIntent);
      const mayBeOld = order && readings < READINGS_MAX;
      if (mayBeOld && (await sumOfOthers(tx, { id, paymentIntent })) + ownPence > intent.refundedPence)
        return false;
      const isKnown = news.channel === 'dashboard' && (await isInLedger(tx, id));
      const isMoved = await applyNews(tx, { id, providerRefund }, news, deps.now());
      if (order) await recordProviderRefunds(tx, deps, order, intent, isMoved && !isKnown ? ownPence : 0);
      else await recordFailedRefunds(tx, deps, intent);
      return true;
    });
    if (isRecorded) return;
    intent = await deps.gateway.readIntent(paymentIntent);
  }
}

/** False when another process was quicker, or staff have sent it by bank transfer. */
async function applyNews(
  tx: EntityManager,
  { id, providerRefund }: Pick<DueRefund, 'id' | 'providerRefund'>,
  { status, ...facts }: News,
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
