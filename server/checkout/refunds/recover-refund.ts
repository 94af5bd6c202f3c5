import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '../../db/transaction.js';
import { lockOrderPaidBy } from '../../orders/order-payments.store.js';
import { givenBackPence, type PaymentIntentView } from '../../payments/gateway/payment-gateway.js';
import { raiseIssue } from '../payment-issues/raise-issue.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { refundAssumed } from './match-external-refunds.js';
import { recordFailedRefunds } from './record-failed-refunds.js';
import { type DueRefund, READINGS_MAX, recordAnswer, recordRefund } from './record-refund.js';
import { type OtherRefunds, readOtherRefunds } from './refund.store.js';

/** Stripe forgets idempotency keys after 24 hours; this leaves an hour. */
const KEY_HOLDS_MS = 23 * 60 * 60 * 1000;

/**
 * Whether a refund whose key may have expired, and which a repeat could make twice, turns out to be made: by us, as the
 * provider's list has it under its reason, or by a person in the dashboard. Then it is recorded.
 */
export async function recoverRefund(deps: PaymentDeps, due: DueRefund): Promise<boolean> {
  if (deps.now().getTime() - new Date(due.createdAt).getTime() < KEY_HOLDS_MS) return false;
  for (let tries = 1; tries <= READINGS_MAX; tries += 1) {
    const { intent, others } = await readSettled(deps, due);
    const made = intent.requested.find(({ reason }) => reason === due.reason);
    if (made) {
      await recordAnswer(deps, due, intent, made);
      return true;
    }
    if (!isLikelyExternal(due, intent, others)) return false;
    // Two refunds of one amount may both see the same dashboard refund: only one of them gets it.
    const isUnchanged = async (tx: EntityManager) =>
      isDeepStrictEqual(others, await readOtherRefunds(tx, due));
    const news = { status: 'succeeded', channel: 'dashboard' } as const;
    if (await recordRefund(deps, due, intent, news, isUnchanged)) {
      await raiseIssue(deps.em, deps, intent, refundAssumed(due.amountPence), { isNews: true });
      return true;
    }
  }
  throw othersAreRecorded();
}

/**
 * Whether a person has refunded as much in the dashboard: what the provider refunded beyond the refunds we know, unless it
 * is exactly what others come to that a person may have refunded.
 */
function isLikelyExternal(
  { amountPence }: DueRefund,
  intent: PaymentIntentView,
  { accountedPence, unaccounted, inFlight }: OtherRefunds,
): boolean {
  if (givenBackPence(intent) >= intent.amountReceivedPence) return false;
  const made = intent.requested.filter(({ reason }) => unaccounted.includes(reason));
  const madePence = made.reduce((sum, refund) => sum + refund.amountPence, 0);
  const unmatchedPence = intent.refundedPence - accountedPence - madePence;
  const candidates = inFlight.filter((other) => !made.some(({ reason }) => reason === other.reason));
  const pence = candidates.map((other) => other.amountPence);
  return unmatchedPence >= amountPence && !areJust(unmatchedPence, pence, amountPence);
}

/** Whether others alone make up a sum to the penny, and none of them does together with this one. */
function areJust(sumPence: number, others: readonly number[], thisPence: number): boolean {
  const sums = new Set([0]);
  for (const pence of others) for (const sum of [...sums]) sums.add(sum + pence);
  return sums.has(sumPence) && !sums.has(sumPence - thisPence);
}

/** Reads the payment and its other refunds at one moment: one that is recorded meanwhile is not in the older sum. */
async function readSettled(deps: PaymentDeps, due: DueRefund) {
  for (let tries = 1; tries <= READINGS_MAX; tries += 1) {
    const others = await readOtherRefunds(deps.em, due);
    const intent = await deps.gateway.readIntent(due.paymentIntent);
    await recordFailed(deps, intent);
    if (isDeepStrictEqual(others, await readOtherRefunds(deps.em, due))) return { others, intent };
  }
  throw othersAreRecorded();
}

async function recordFailed(deps: PaymentDeps, intent: PaymentIntentView): Promise<void> {
  if (intent.returned.length === 0) return;
  await inTransaction(deps.em, async (tx) => {
    await lockOrderPaidBy(tx, intent.id);
    await recordFailedRefunds(tx, deps, intent);
  });
}

const othersAreRecorded = () => new Error('Other refunds of this payment are being recorded.');
