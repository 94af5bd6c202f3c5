import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '../../db/transaction.js';
import { lockOrderPaidBy } from '../../orders/refunds/order-payments.js';
import { GatewayRefused } from '../../payments/gateway/gateway-errors.js';
import { givenBackPence, type PaymentIntentView } from '../../payments/gateway/payment-gateway.js';
import { Refund } from '../../payments/payment.entity.js';
import { GIVEN_BEFORE } from '../admin-payments/order-balance.js';
import { raiseIssue } from '../payment-issues/raise-issue.js';
import { AFTER_REFUSAL_MS, claimDue, DUE_REFUNDS } from '../reconciliation/due-rows.js';
import { logAndContinue } from '../reconciliation/log-and-continue.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { refundAssumed } from './match-external-refunds.js';
import { noteReturned } from './record-failed-refunds.js';
import { noteMoneyBack } from './record-provider-refunds.js';

/** A sum that is still lower than what was confirmed after so many readings is so because a bank sent some back. */
const READINGS_MAX = 6;

/** It has happened, rather than being found again. */
const NEWS = { isNews: true };

export type DueRefund = Pick<
  Refund,
  'id' | 'paymentIntent' | 'reason' | 'amountPence' | 'providerRefund' | 'createdAt'
>;

/** Stripe forgets idempotency keys after 24 hours; an hour is kept in hand. */
const KEY_HOLDS_MS = 23 * 60 * 60 * 1000;

/** Carries out one refund at once, unless another process has it. Never throws: what fails is the reconciler's. */
export async function startRefund(deps: PaymentDeps, refundId: string): Promise<void> {
  await logAndContinue(deps.log, 'refunds', async () => {
    const [due] = await claimDue<DueRefund>(deps, DUE_REFUNDS, refundId);
    if (due) await carryOutRefund(deps, due);
  });
}

/**
 * Gives money back at the provider, once, under the key of its intent and reason; of one that was begun before, asks
 * how it stands. What is refused goes to a person and is tried again the next day, unless the money turns out to be
 * back already.
 */
export async function carryOutRefund(deps: PaymentDeps, due: DueRefund): Promise<void> {
  const { paymentIntent, reason, amountPence, providerRefund } = due;
  try {
    if (!providerRefund && (await wasGivenUnheard(deps, due))) return;
    const refund = providerRefund
      ? await deps.gateway.readRefund(providerRefund)
      : await deps.gateway.refund({
          intentId: paymentIntent,
          amountPence,
          idempotencyKey: `refund:${paymentIntent}:${reason}`,
          reason,
        });
    const intent = await deps.gateway.readIntent(paymentIntent);
    const isReturned = refund.status === 'failed' || refund.status === 'canceled';
    await note(deps, due, intent, { providerRefund: refund.id, providerStatus: refund.status, isReturned });
    if (isReturned) await raiseIssue(deps.em, deps, intent, { kind: 'refund_failed', data: {} }, NEWS);
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    await takeRefusal(deps, due, error.code);
  }
}

/**
 * Past the life of its key a repeat could give a part back twice: the answer was lost, or a person gave what was refused
 * by hand. What is given beyond all refunds we know of is taken for this one, unless it is just what others come to that
 * may be meant as well; and a person is told.
 */
async function wasGivenUnheard(deps: PaymentDeps, due: DueRefund): Promise<boolean> {
  const { amountPence, createdAt } = due;
  if (deps.now().getTime() - new Date(createdAt).getTime() < KEY_HOLDS_MS) return false;
  const { intent, accountedPence, unheard } = await readSettled(deps, due);
  const strangePence = intent.refundedPence - accountedPence;
  const isAllBack = givenBackPence(intent) >= intent.amountReceivedPence;
  if (isAllBack || strangePence < amountPence || areJust(strangePence, unheard, amountPence)) return false;
  await note(deps, due, intent, { providerRefund: GIVEN_BEFORE, providerStatus: 'succeeded' });
  await raiseIssue(deps.em, deps, intent, refundAssumed(amountPence));
  return true;
}

/** The payment and its other refunds at one moment: what is noted while the provider is asked would be subtracted from an older sum. */
async function readSettled(deps: PaymentDeps, due: DueRefund) {
  for (let tries = 1; ; tries += 1) {
    const before = await readOtherRefunds(deps, due);
    const intent = await deps.gateway.readIntent(due.paymentIntent);
    await takeReturned(deps, intent);
    if (isDeepStrictEqual(before, await readOtherRefunds(deps, due))) return { ...before, intent };
    if (tries === READINGS_MAX) throw new Error('Other refunds of this payment are being noted.');
  }
}

async function takeReturned(deps: PaymentDeps, intent: PaymentIntentView): Promise<void> {
  if (intent.returned.length === 0) return;
  await inTransaction(deps.em, async (tx) => {
    await lockOrderPaidBy(tx, intent.id);
    await noteReturned(tx, deps, intent);
  });
}

/** Whether others alone make up a sum to the penny, and none of them does together with this one. */
function areJust(sumPence: number, others: readonly number[], thisPence: number): boolean {
  const sums = new Set([0]);
  for (const pence of others) for (const sum of [...sums]) sums.add(sum + pence);
  return sums.has(sumPence) && !sums.has(sumPence - thisPence);
}

/**
 * What of the provider's sum is not this refund: the other refunds we know of, what came back to us of them, and what a
 * person had given back at the provider before this one was asked for. And the other refunds that may be meant: nothing
 * was heard of them, or they came back to us and are to be given again.
 */
async function readOtherRefunds(
  deps: PaymentDeps,
  { id, paymentIntent }: DueRefund,
): Promise<{ accountedPence: number; unheard: number[] }> {
  const [others] = await deps.em.execute<{ knownPence: number; earlierPence: number; unheard: number[] }[]>(
    `select coalesce(sum(amount_pence) filter (where is_known), 0)::int
          + coalesce(sum(amount_pence) filter (where is_returned), 0)::int as "knownPence",
        (select earlier_pence from refunds where id = ?) as "earlierPence",
        coalesce(jsonb_agg(amount_pence order by id) filter (where is_open), '[]') as unheard
      from (select *, not by_hand and provider_status in ('pending', 'requires_action', 'succeeded') as is_known,
          is_owed or not by_hand and (provider_refund is null or provider_status in ('failed', 'canceled')) as is_open from refunds
        where payment_intent = ? and id <> ?) r`,
    [id, paymentIntent, id],
  );
  const { knownPence, earlierPence, unheard } = others!;
  return { accountedPence: knownPence + earlierPence, unheard };
}

async function takeRefusal(deps: PaymentDeps, due: DueRefund, code: string): Promise<void> {
  const intent = await deps.gateway.readIntent(due.paymentIntent);
  if (givenBackPence(intent) >= intent.amountReceivedPence) {
    await note(deps, due, intent, { providerRefund: GIVEN_BEFORE, providerStatus: 'succeeded' });
    return;
  }
  const nextCheckAt = new Date(deps.now().getTime() + AFTER_REFUSAL_MS);
  await note(deps, due, intent, { nextCheckAt, providerStatus: 'refused' });
  await raiseIssue(deps.em, deps, intent, { kind: 'refund_refused', data: { code } }, NEWS);
}

/**
 * Notes how a refund stands, and in the same transaction what it means for the order of the payment, if it has one. Two
 * refunds of one payment at once: whoever notes last may have read the provider's sum before the other was in it, so it
 * is read again before anything is noted; a process that dies meanwhile leaves the refund to the reconciler.
 */
async function note(
  deps: PaymentDeps,
  { id, paymentIntent, amountPence }: DueRefund,
  read: PaymentIntentView,
  news: Pick<Refund, 'providerStatus'> &
    Partial<Pick<Refund, 'providerRefund' | 'nextCheckAt' | 'isReturned'>>,
): Promise<void> {
  const ownPence = news.providerStatus === 'succeeded' ? amountPence : 0;
  let intent = read;
  for (let readings = 1; ; readings += 1) {
    const isNoted = await inTransaction(deps.em, async (tx) => {
      const order = await lockOrderPaidBy(tx, paymentIntent);
      const mayBeOld = order && readings < READINGS_MAX;
      if (mayBeOld && (await confirmedOthers(tx, { id, paymentIntent })) + ownPence > intent.refundedPence)
        return false;
      // Another process may have noted it meanwhile: it is in the books then.
      const wasConfirmed = (await tx.count(Refund, { id, providerStatus: 'succeeded' })) > 0;
      const noted = await tx.nativeUpdate(Refund, { id, byHand: false, isReturned: false }, news);
      const isNews = noted > 0 && !wasConfirmed;
      if (order) await noteMoneyBack(tx, deps, order, intent, isNews ? ownPence : 0);
      else await noteReturned(tx, deps, intent);
      return true;
    });
    if (isNoted) return;
    intent = await deps.gateway.readIntent(paymentIntent);
  }
}

/** What the provider has confirmed of the other refunds of a payment, and what came back to us, which its sum has as well. */
async function confirmedOthers(
  tx: EntityManager,
  { id, paymentIntent }: Pick<DueRefund, 'id' | 'paymentIntent'>,
): Promise<number> {
  const [others] = await tx.execute<{ pence: number }[]>(
    `select coalesce(sum(amount_pence) filter (where provider_status = 'succeeded' and not by_hand), 0)::int
        + coalesce(sum(amount_pence) filter (where is_returned), 0)::int as pence from refunds
      where payment_intent = ? and id <> ?`,
    [paymentIntent, id],
  );
  return others!.pence;
}
