import type { EntityManager } from '@mikro-orm/postgresql';
import { GIVEN_BEFORE } from '../admin-payments/order-balance.js';
import { raiseIssue } from '../payment-issues/raise-issue.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { IS_GIVEN_ELSEWHERE_SQL, IS_OPEN_SQL, IS_UNHEARD_SQL, isBeingTried } from './refund-tries.js';

/** The one that the sum fits best comes first; while another may be at the provider, the money could be that one's. */
const SETTLE_SQL = `update refunds set provider_refund = ?, provider_status = 'succeeded' where id = (
    select r.id from refunds r join order_payments p on p.payment_intent = r.payment_intent
      where r.payment_intent = ? and ${IS_GIVEN_ELSEWHERE_SQL}
        and not exists (select from refunds other where other.payment_intent = r.payment_intent and other.id <> r.id
          and ${IS_UNHEARD_SQL('other')})
      order by abs(p.refunded_pence - p.reversed_pence - r.amount_pence - r.earlier_pence - (select coalesce(sum(known.amount_pence), 0)
        from refunds known where known.payment_intent = p.payment_intent and known.provider_status = 'succeeded')), r.created_at, r.id limit 1)
  returning amount_pence as "amountPence", next_check_at as "nextCheckAt", is_returned as "isReturned"`;

/** One with just that sum comes first, then the oldest; not when the sum is just what another one waits for. */
const SETTLE_OWED_SQL = `update refunds set by_hand = false, is_owed = false, provider_refund = ? where id = (
    select owed.id from refunds owed cross join (select ?::int as pence) given
      where owed.payment_intent = ? and owed.is_owed and owed.amount_pence <= given.pence
        and (owed.amount_pence = given.pence or not exists (select from refunds r
          where r.payment_intent = owed.payment_intent and ${IS_OPEN_SQL} and r.amount_pence = given.pence))
      order by owed.amount_pence = given.pence desc, owed.created_at, owed.id limit 1)
  returning amount_pence as "amountPence"`;

/** What was given before a refund was asked for, and has turned out to be another refund, is no longer held against it. */
const FORGET_SQL = `update refunds r set earlier_pence = strange.pence from (
    select p.payment_intent, greatest(0, p.refunded_pence - p.reversed_pence - coalesce(sum(known.amount_pence), 0))::int as pence
      from order_payments p left join refunds known on known.payment_intent = p.payment_intent and known.provider_status = 'succeeded'
      where p.payment_intent = ? group by p.payment_intent) strange
  where r.payment_intent = strange.payment_intent and (r.provider_refund is null or r.is_returned) and r.earlier_pence > strange.pence`;

/**
 * What the provider had refused, or a bank has sent back before it was certain, and a person has given there since is taken
 * as given as soon as it is seen: kept, it would count twice, and whoever cancels would get too little. The order is
 * locked, and what went back of the payment is noted. A person is told, unless it may be the provider's own answer to the next try.
 */
export async function settleGivenRefunds(
  tx: EntityManager,
  deps: Pick<PaymentDeps, 'now' | 'log'>,
  intent: { readonly id: string; readonly checkoutId: string | null },
): Promise<void> {
  for (;;) {
    const [given] = await tx.execute<{ amountPence: number; nextCheckAt: Date; isReturned: boolean }[]>(
      SETTLE_SQL,
      [...[GIVEN_BEFORE, intent.id, deps.now()]],
    );
    if (!given) break;
    if (!given.isReturned && isBeingTried(given, deps.now())) continue;
    await raiseIssue(tx, deps, intent, refundAssumed(given.amountPence));
  }
  await tx.execute(FORGET_SQL, [intent.id]);
}

/**
 * What a bank has sent back after it was confirmed, and a person has given at the provider since: the books have it, and
 * nothing is added. Of money that is certainly there and not in them yet; gives how much of it was that.
 */
export async function settleOwedRefunds(
  tx: EntityManager,
  deps: Pick<PaymentDeps, 'now' | 'log'>,
  intent: { readonly id: string; readonly checkoutId: string | null },
  strangePence: number,
): Promise<number> {
  let againPence = 0;
  while (strangePence > againPence) {
    const [again] = await tx.execute<{ amountPence: number }[]>(SETTLE_OWED_SQL, [
      ...[GIVEN_BEFORE, strangePence - againPence, intent.id],
    ]);
    if (!again) break;
    againPence += again.amountPence;
    await raiseIssue(tx, deps, intent, refundAssumed(again.amountPence));
  }
  return againPence;
}

/** Whether a refund of a payment is owed while nothing was heard of another one. */
export async function mayBeOwed(tx: EntityManager, paymentIntent: string, now: Date): Promise<boolean> {
  const rows = await tx.execute<unknown[]>(
    `select 1 from refunds owed join refunds other on other.payment_intent = owed.payment_intent
      where owed.payment_intent = ? and owed.is_owed and ${IS_UNHEARD_SQL('other')} limit 1`,
    [paymentIntent, now],
  );
  return rows.length > 0;
}

/** A refund that nobody has seen being made. */
export const refundAssumed = (amountPence: number) =>
  ({ kind: 'refund_assumed', data: { amountPence } }) as const;
