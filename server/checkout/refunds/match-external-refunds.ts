import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../db/query.js';
import { moveRefund } from '../../payments/refunds/move-refund.js';
import {
  IS_IN_FLIGHT,
  IS_OWED,
  IS_REFUNDED_EXTERNALLY,
  IS_UNPAID,
  UNMATCHED_PENCE,
} from '../../payments/refunds/refund-predicates.js';
import { raiseIssue } from '../payment-issues/raise-issue.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';

type Deps = Pick<PaymentDeps, 'now' | 'log'>;
type Intent = { readonly id: string; readonly checkoutId: string | null };

/** The amount that fits best comes first. None while any refund is in flight: the money could be that one's. */
const MATCH_SQL = `select r.id, r.amount_pence as "amountPence"
  from refunds r join order_payments p on p.payment_intent = r.payment_intent
  where r.payment_intent = $1 and ${IS_REFUNDED_EXTERNALLY}
    and not exists (select from refunds other where other.payment_intent = r.payment_intent
      and ${IS_IN_FLIGHT('other', '$2')})
  order by abs(${UNMATCHED_PENCE} - r.amount_pence - r.dashboard_pence_before), r.created_at, r.id limit 1`;

/** The exact amount comes first, then the oldest; none when an unpaid refund is for exactly that amount. */
const MATCH_OWED_SQL = `select owed.id, owed.amount_pence as "amountPence"
  from refunds owed cross join (select $1::int as pence) refunded
  where owed.payment_intent = $2 and ${IS_OWED('owed')} and owed.amount_pence <= refunded.pence
    and (owed.amount_pence = refunded.pence or not exists (select from refunds r
      where r.payment_intent = owed.payment_intent and ${IS_UNPAID('r')} and r.amount_pence = refunded.pence))
  order by owed.amount_pence = refunded.pence desc, owed.created_at, owed.id limit 1`;

/** What was matched to a refund is no longer a dashboard refund from before the others. */
const LOWER_BEFORE_SQL = `update refunds r set dashboard_pence_before = unmatched.pence
  from (select p.payment_intent, greatest(0, ${UNMATCHED_PENCE})::int as pence from order_payments p where p.payment_intent = $1) unmatched
  where r.payment_intent = unmatched.payment_intent and r.dashboard_pence_before > unmatched.pence
    and (r.status in ('requested', 'refused') or r.failed_at is not null)`;

/**
 * Matches refunds that a person made in the provider's dashboard to those that the provider had refused, or that a bank had
 * sent back before they were confirmed; kept open, they would count twice. The order is locked and the provider's sum is
 * recorded. An issue is raised.
 */
export async function matchExternalRefunds(tx: EntityManager, deps: Deps, intent: Intent): Promise<void> {
  for (;;) {
    const now = deps.now();
    const [match] = await query<{ id: string; amountPence: number }>(tx, MATCH_SQL, [intent.id, now]);
    if (!match) break;
    await moveRefund(tx, { id: match.id }, 'succeeded', now, { channel: 'dashboard' });
    await raiseIssue(tx, deps, intent, refundAssumed(match.amountPence), { isNews: true });
  }
  await query(tx, LOWER_BEFORE_SQL, [intent.id]);
}

/**
 * Matches what a person refunded in the dashboard to refunds that a bank had sent back after they were confirmed: the books
 * have those already. Gives how much of the unmatched sum was theirs.
 */
export async function matchOwedRefunds(
  tx: EntityManager,
  deps: Deps,
  intent: Intent,
  unmatchedPence: number,
): Promise<number> {
  let matchedPence = 0;
  while (unmatchedPence > matchedPence) {
    const [match] = await query<{ id: string; amountPence: number }>(tx, MATCH_OWED_SQL, [
      unmatchedPence - matchedPence,
      intent.id,
    ]);
    if (!match) break;
    await moveRefund(tx, { id: match.id }, 'succeeded', deps.now(), { channel: 'dashboard' });
    matchedPence += match.amountPence;
    await raiseIssue(tx, deps, intent, refundAssumed(match.amountPence), { isNews: true });
  }
  return matchedPence;
}

/** Whether a payment has an owed refund while another one is in flight. */
export async function hasUncertainMatch(
  tx: EntityManager,
  paymentIntent: string,
  now: Date,
): Promise<boolean> {
  const rows = await query(
    tx,
    `select 1 from refunds owed join refunds other on other.payment_intent = owed.payment_intent
      where owed.payment_intent = $1 and ${IS_OWED('owed')} and ${IS_IN_FLIGHT('other', '$2')} limit 1`,
    [paymentIntent, now],
  );
  return rows.length > 0;
}

/** A refund that nobody has seen being made. */
export const refundAssumed = (amountPence: number) =>
  ({ kind: 'refund_assumed', data: { amountPence } }) as const;
