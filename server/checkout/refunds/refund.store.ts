import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../db/query.js';
import type { PaymentIntentView } from '../../payments/gateway/payment-gateway.js';
import type { Refund } from '../../payments/refunds/refund.entity.js';
import {
  IS_AT_PROVIDER,
  IS_IN_FLIGHT,
  IS_OWED,
  IS_REFUNDED_EXTERNALLY,
  IS_UNPAID,
  UNMATCHED_PENCE,
} from '../../payments/refunds/refund-predicates.js';

type RefundOfPayment = Pick<Refund, 'id' | 'paymentIntent'>;
type Match = Pick<Refund, 'id' | 'amountPence'>;

/** The amount that fits best comes first. None while any refund is in flight: the money could be that one's. */
const MATCH_SQL = `select r.id, r.amount_pence
  from refunds r join order_payments p on p.payment_intent = r.payment_intent
  where r.payment_intent = $1 and ${IS_REFUNDED_EXTERNALLY}
    and not exists (select from refunds other where other.payment_intent = r.payment_intent
      and ${IS_IN_FLIGHT('other', '$2')})
  order by abs(${UNMATCHED_PENCE} - r.amount_pence - r.dashboard_pence_before), r.created_at, r.id limit 1`;

/** The exact amount comes first, then the oldest; none when an unpaid refund is for exactly that amount. */
const MATCH_OWED_SQL = `select owed.id, owed.amount_pence
  from refunds owed cross join (select $1::int as pence) refunded
  where owed.payment_intent = $2 and ${IS_OWED('owed')} and owed.amount_pence <= refunded.pence
    and (owed.amount_pence = refunded.pence or not exists (select from refunds r
      where r.payment_intent = owed.payment_intent and ${IS_UNPAID('r')} and r.amount_pence = refunded.pence))
  order by owed.amount_pence = refunded.pence desc, owed.created_at, owed.id limit 1`;

/** Whose `dashboard_pence_before` matters: what is not made may still be matched. */
const MAY_BE_MATCHED = `(r.status in ('requested', 'refused') or r.failed_at is not null)`;

/** Never more than the ledger has that is matched to none. */
const LIMIT_BEFORE_SQL = `update refunds r set dashboard_pence_before = unmatched.pence
  from (select p.payment_intent, greatest(0, ${UNMATCHED_PENCE})::int as pence from order_payments p where p.payment_intent = $1) unmatched
  where r.payment_intent = unmatched.payment_intent and r.dashboard_pence_before > unmatched.pence and ${MAY_BE_MATCHED}`;

/** What was refunded in the dashboard between a matched refund and a later one was most likely the matched one. */
const LOWER_BEFORE_SQL = `update refunds r
  set dashboard_pence_before = greatest(matched.dashboard_pence_before, r.dashboard_pence_before - matched.amount_pence)
  from refunds matched
  where matched.id = $1 and r.payment_intent = matched.payment_intent and r.created_at >= matched.created_at
    and r.dashboard_pence_before > matched.dashboard_pence_before and ${MAY_BE_MATCHED}`;

/** One payment of an order, and its refunds by the books and by the provider. */
export interface PaymentSums {
  readonly amountPence: number;
  /** Refunded and reversed by the ledger. */
  readonly refundedPence: number;
  /** In the provider's sum, but not confirmed; also those that the provider lists and whose answer was lost. */
  readonly pendingPence: number;
  /** In the provider's sum, but failed at a bank. */
  readonly failedPence: number;
  readonly confirmedPence: number;
  /** Refunded in the dashboard before any of ours. */
  readonly dashboardPenceBefore: number;
  /** Unknown to the provider: reversals, bank transfers, and refunds that failed after they were recorded. */
  readonly elsewherePence: number;
  readonly last4: string | null;
}

const SUMS_SQL = `select p.amount_pence, p.refunded_pence, p.card->>'last4' as last4,
    coalesce(r.pending, 0)::int as pending_pence, coalesce(r.failed, 0)::int as failed_pence,
    coalesce(r.confirmed, 0)::int as confirmed_pence, coalesce(r.before, 0)::int as dashboard_pence_before,
    (p.reversed_pence + coalesce(r.elsewhere, 0))::int as elsewhere_pence
  from order_payments p cross join lateral (select
      sum(r.amount_pence) filter (where r.status = 'processing' or r.channel = 'provider' and r.confirmed_at is null
        and r.failed_at is null and r.reason = any($2::text[])) as pending,
      sum(r.amount_pence) filter (where r.failed_at is not null) as failed,
      sum(r.amount_pence) filter (where ${IS_AT_PROVIDER('r')}) as confirmed,
      sum(r.amount_pence) filter (where r.confirmed_at is not null and not ${IS_AT_PROVIDER('r')}) as elsewhere,
      max(r.dashboard_pence_before) as before
    from refunds r where r.payment_intent = p.payment_intent) r
  where p.payment_intent = $1`;

/** The other refunds of a payment. */
export interface OtherRefunds {
  /** Of the provider's sum: those we know, those that a bank sent back, and dashboard refunds from before this one. */
  readonly accountedPence: number;
  /** The reasons of those that are not in that sum. */
  readonly unaccounted: readonly string[];
  /** Those that a person may have refunded in the dashboard: without an answer, refused, or sent back. */
  readonly inFlight: readonly Pick<Refund, 'reason' | 'amountPence'>[];
}

export async function readOtherRefunds(
  em: EntityManager,
  { id, paymentIntent }: RefundOfPayment,
): Promise<OtherRefunds> {
  const [others] = await query<OtherRefunds>(
    em,
    `select (coalesce(sum(amount_pence) filter (where is_known), 0)
          + coalesce(sum(amount_pence) filter (where failed_at is not null), 0)
          + (select dashboard_pence_before from refunds where id = $1))::int as accounted_pence,
        coalesce(jsonb_agg(reason order by id) filter (where not is_known and failed_at is null), '[]') as "unaccounted",
        coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'amountPence', amount_pence) order by id)
          filter (where status = 'failed' or channel = 'provider' and status in ('requested', 'refused')), '[]') as in_flight
      from (select *, channel <> 'bank_transfer' and status in ('processing', 'succeeded') as is_known
        from refunds where payment_intent = $2 and id <> $3) r`,
    [id, paymentIntent, id],
  );
  return others!;
}

/**
 * Whether what was read of a payment is older than its records: a refund that is known by the provider's id is not listed, or
 * the sum is less than the confirmed and the failed other refunds with this one.
 */
export async function isReadTooEarly(
  tx: EntityManager,
  { refundedPence, requested }: Pick<PaymentIntentView, 'refundedPence' | 'requested'>,
  { id, paymentIntent }: RefundOfPayment,
  ownPence: number,
): Promise<boolean> {
  const [others] = await query<{ isTooEarly: boolean }>(
    tx,
    `select coalesce(sum(amount_pence) filter (where ${IS_AT_PROVIDER('r')}), 0)
        + coalesce(sum(amount_pence) filter (where failed_at is not null), 0) + $1 > $2
        or coalesce(bool_or(provider_refund <> all($3::text[])), false) as is_too_early
      from refunds r where payment_intent = $4 and id <> $5`,
    [ownPence, refundedPence, requested.map((refund) => refund.id), paymentIntent, id],
  );
  return others!.isTooEarly;
}

/** Whether the ledger already has a dashboard refund of the amount of an open refund, matched to none. */
export async function isInLedger(tx: EntityManager, refundId: string): Promise<boolean> {
  const [refund] = await query<{ isInLedger: boolean }>(
    tx,
    `select r.amount_pence + r.dashboard_pence_before <= ${UNMATCHED_PENCE} as is_in_ledger
      from refunds r join order_payments p on p.payment_intent = r.payment_intent where r.id = $1`,
    [refundId],
  );
  return refund?.isInLedger ?? false;
}

/** The figures of a payment as the provider lists its refunds; null for one without an order. */
export async function readPaymentSums(
  tx: EntityManager,
  { id, requested }: Pick<PaymentIntentView, 'id' | 'requested'>,
): Promise<PaymentSums | null> {
  const [payment] = await query<PaymentSums>(tx, SUMS_SQL, [id, requested.map(({ reason }) => reason)]);
  return payment ?? null;
}

/** The open refund that a person has most likely made in the dashboard; null when there is none. */
export async function findRefundedExternally(
  tx: EntityManager,
  paymentIntent: string,
  now: Date,
): Promise<Match | null> {
  const [match] = await query<Match>(tx, MATCH_SQL, [paymentIntent, now]);
  return match ?? null;
}

/** The owed refund that a dashboard refund of so much was most likely for; null when there is none. */
export async function findOwed(
  tx: EntityManager,
  paymentIntent: string,
  pence: number,
): Promise<Match | null> {
  const [match] = await query<Match>(tx, MATCH_OWED_SQL, [pence, paymentIntent]);
  return match ?? null;
}

/** Removes a dashboard refund that was matched to a refund from those before the later ones. */
export async function lowerDashboardBefore(tx: EntityManager, matchedId: string): Promise<void> {
  await query(tx, LOWER_BEFORE_SQL, [matchedId]);
}

/** Removes all that was matched from the earlier dashboard refunds. */
export async function limitDashboardBefore(tx: EntityManager, paymentIntent: string): Promise<void> {
  await query(tx, LIMIT_BEFORE_SQL, [paymentIntent]);
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

/** Whether a refund of a payment is in flight. */
export async function hasRefundInFlight(
  tx: EntityManager,
  paymentIntent: string,
  now: Date,
): Promise<boolean> {
  const rows = await query(
    tx,
    `select 1 from refunds r where r.payment_intent = $1 and ${IS_IN_FLIGHT('r', '$2')} limit 1`,
    [paymentIntent, now],
  );
  return rows.length > 0;
}
