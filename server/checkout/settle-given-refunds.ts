import type { EntityManager } from '@mikro-orm/postgresql';
import { inPounds } from '../email/format.js';
import { GIVEN_BEFORE } from './order-money.js';
import type { PaymentDeps } from './payment-deps.js';
import { raiseException } from './raise-exception.js';
import { IS_GIVEN_ELSEWHERE_SQL, isBeingTried, SURELY_IDLE_SQL } from './refund-tries.js';

/** The one that the sum fits best comes first; while another may be at the provider, the money could be that one's. */
const SETTLE_SQL = `update refunds set provider_refund = ?, provider_status = 'succeeded' where id = (
    select r.id from refunds r join order_payments p on p.payment_intent = r.payment_intent
      where r.payment_intent = ? and r.provider_refund is null and ${IS_GIVEN_ELSEWHERE_SQL}
        and not exists (select from refunds other where other.payment_intent = r.payment_intent and other.id <> r.id
          and not other.by_hand and other.provider_refund is null
          and (other.provider_status is null or not ${SURELY_IDLE_SQL('other')}))
      order by abs(p.refunded_pence - p.reversed_pence - r.amount_pence - r.earlier_pence - (select coalesce(sum(known.amount_pence), 0)
        from refunds known where known.payment_intent = p.payment_intent and known.provider_status = 'succeeded')), r.created_at, r.id limit 1)
  returning amount_pence as "amountPence", next_check_at as "nextCheckAt"`;

/** What was given before a refund was asked for, and has turned out to be another refund, is no longer held against it. */
const FORGET_SQL = `update refunds r set earlier_pence = strange.pence from (
    select p.payment_intent, greatest(0, p.refunded_pence - p.reversed_pence - coalesce(sum(known.amount_pence), 0))::int as pence
      from order_payments p left join refunds known on known.payment_intent = p.payment_intent and known.provider_status = 'succeeded'
      where p.payment_intent = ? group by p.payment_intent) strange
  where r.payment_intent = strange.payment_intent and r.provider_refund is null and r.earlier_pence > strange.pence`;

/**
 * What the provider had refused and a person has given there since is taken as given as soon as it is seen: kept for the
 * next day's try, it would count twice until then, and whoever cancels would get too little. The order is locked, and what
 * went back of the payment is noted. A person is told, unless it may be the provider's own answer to the next try.
 */
export async function settleGivenRefunds(
  tx: EntityManager,
  deps: Pick<PaymentDeps, 'now' | 'log'>,
  intent: { readonly id: string; readonly checkoutId: string | null },
): Promise<void> {
  for (;;) {
    const [given] = await tx.execute<{ amountPence: number; nextCheckAt: Date }[]>(SETTLE_SQL, [
      ...[GIVEN_BEFORE, intent.id, deps.now()],
    ]);
    if (!given) break;
    if (isBeingTried(given, deps.now())) continue;
    await raiseException(tx, deps, intent, takenAsGiven(given.amountPence));
  }
  await tx.execute(FORGET_SQL, [intent.id]);
}

/** What a person is told of a refund that nobody has seen being made. */
export function takenAsGiven(amountPence: number): string {
  return `a refund of ${inPounds(amountPence)} was taken as given already`;
}
