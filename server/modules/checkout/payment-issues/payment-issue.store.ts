import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isoSql } from '../../../platform/db/iso-sql.js';
import { query } from '../../../platform/db/query.js';
import { WHOLE_REFUND_REASONS } from '../../payments/refunds/request-refund.store.js';
import { toShownRefund } from '../admin-payments/order-balance.js';
import { REFUNDS_JSON, UNLINKED_REFUNDS_JSON } from '../admin-payments/order-balance.store.js';
import type { PaymentWithIssues } from './payment-issue.types.js';
import { ENDED_BY_SETTLEMENT, type IssueToRaise } from './payment-issues.js';

/** Query for the payments of a subquery, with their issues. */
const issuesOf = (
  payments: string,
) => `select e.payment_intent, e.issues, e.version, ${isoSql('e.created_at')} as created_at,
    ${isoSql('e.resolved_at')} as resolved_at,
    case when e.resolved_at is not null then coalesce(u.name, 'The shop') end as resolved_by,
    case when e.resolved_at is not null then coalesce(done.note,
      case when e.is_over then 'Nothing is left to do.' when p.payment_intent is null then 'The payment is being refunded in full.' else 'The payment now has an order.' end) end as note,
    coalesce(p.amount_pence, a.amount_pence, (c.shipment->>'totalPence')::int) as amount_pence,
    coalesce(o.customer->>'name', c.contact->>'name')as customer_name,
    coalesce(o.customer->>'email', c.contact->>'email')as customer_email, o.id as order_id, o.number as order_number,
    ${REFUNDS_JSON('r.payment_intent = e.payment_intent and p.payment_intent is null')} as refunds,
    case when p.payment_intent is null then (select ${UNLINKED_REFUNDS_JSON} from (select e.payment_intent) p) else '[]' end as unlinked_refunds
  from (${payments}) chosen cross join lateral (select i.payment_intent, sum(i.raised)::int as version,
        (array_agg(i.checkout_id) filter (where i.checkout_id is not null))[1] as checkout_id,
        coalesce(min(i.created_at) filter (where i.resolved_at is null), min(i.created_at)) as created_at,
        case when bool_and(i.resolved_at is not null) then max(i.resolved_at) end as resolved_at,
        (array_agg(i.resolution_id order by i.resolved_at desc))[1] as resolution_id,
        bool_and(i.kind in ('disputed', 'refund_unlinked')) as is_over,
        coalesce(jsonb_agg(jsonb_build_object('kind', i.kind, 'data', i.data) order by i.created_at, i.kind) filter (where i.resolved_at is null),
          jsonb_agg(jsonb_build_object('kind', i.kind, 'data', i.data) order by i.created_at, i.kind)) as issues
      from payment_issues i where i.payment_intent = chosen.payment_intent group by i.payment_intent) e
    left join order_payments p on p.payment_intent = e.payment_intent
    left join payment_attempts a on a.payment_intent = e.payment_intent
    left join checkouts c on c.id = coalesce(e.checkout_id, a.checkout_id)
    left join orders o on o.id = coalesce(p.order_id, c.amends_order_id, (select x.id from orders x where x.checkout_id = c.id))
    left join payment_resolutions done on done.id = e.resolution_id
    left join users u on u.id = done.actor_id`;

const OPEN_SQL = `select payment_intent from payment_issues where resolved_at is null group by payment_intent`;
const CLOSED_SQL = `select payment_intent from payment_issues group by payment_intent having bool_and(resolved_at is not null)`;

const OPEN_PAGE_SQL = `${issuesOf(`${OPEN_SQL} order by min(created_at), payment_intent limit $1 offset $2`)}
  order by e.created_at, e.payment_intent`;
const CLOSED_PAGE_SQL = `${issuesOf(`${CLOSED_SQL} order by max(resolved_at) desc, payment_intent limit $1 offset $2`)}
  order by e.resolved_at desc, e.payment_intent`;
const ONE_SQL = issuesOf('select $1::text as payment_intent');

/** One page of payments with open issues, oldest first, or closed ones, latest first; and their number. */
export async function readIssues(
  em: EntityManager,
  {
    isResolved,
    limit,
    offset,
  }: { readonly isResolved: boolean; readonly limit: number; readonly offset: number },
): Promise<{ payments: PaymentWithIssues[]; total: number }> {
  const [payments, counted] = await Promise.all([
    query<PaymentWithIssues>(em, isResolved ? CLOSED_PAGE_SQL : OPEN_PAGE_SQL, [limit, offset]),
    query<{ total: number }>(
      em,
      `select count(*)::int as total from (${isResolved ? CLOSED_SQL : OPEN_SQL}) payments`,
    ),
  ]);
  return { payments: payments.map(withRefunds), total: counted[0]?.total ?? 0 };
}

/** A payment with its issues; null when it has none. */
export async function readReview(
  em: EntityManager,
  paymentIntent: string,
): Promise<PaymentWithIssues | null> {
  const [payment] = await query<PaymentWithIssues>(em, ONE_SQL, [paymentIntent]);
  return payment ? withRefunds(payment) : null;
}

function withRefunds(payment: PaymentWithIssues): PaymentWithIssues {
  return { ...payment, refunds: payment.refunds.map((refund) => toShownRefund(refund)) };
}

/** Stores an issue; reopens a closed one if `isNews`. Returns it when this call has opened it. */
export async function writeIssue(
  tx: EntityManager,
  { kind, data }: IssueToRaise,
  of: { readonly paymentIntent: string; readonly checkoutId: string | null; readonly isNews: boolean },
  now: Date,
): Promise<{ readonly id: string; readonly raised: number } | undefined> {
  const [written] = await query<{ id: string; raised: number }>(
    tx,
    `insert into payment_issues as i (id, payment_intent, checkout_id, kind, data, created_at) values ($1, $2, $3, $4, $5::jsonb, $6)
      on conflict (payment_intent, kind, data) do update set resolved_at = null, resolution_id = null, raised = i.raised + 1
        where $7 and i.resolved_at is not null
      returning id, raised`,
    [randomUUID(), of.paymentIntent, of.checkoutId, kind, JSON.stringify(data), now, of.isNews],
  );
  return written;
}

/** The issues of a payment, locked. */
export function lockIssues(
  tx: EntityManager,
  paymentIntent: string,
): Promise<{ id: string; raised: number; isOpen: boolean }[]> {
  return query<{ id: string; raised: number; isOpen: boolean }>(
    tx,
    `select id, raised, resolved_at is null as is_open from payment_issues where payment_intent = $1 for update`,
    [paymentIntent],
  );
}

/** Records that staff resolved a payment's issues. Returns the id of the resolution. */
export async function writeResolution(
  tx: EntityManager,
  paymentIntent: string,
  note: string,
  actorId: string,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await query(
    tx,
    'insert into payment_resolutions (id, payment_intent, note, actor_id, created_at) values ($1, $2, $3, $4, $5)',
    [id, paymentIntent, note, actorId, now],
  );
  return id;
}

/** Closes the issues that end when a payment gets its order or is refunded in full, for one payment or for all. */
export async function resolveSettledIssues(
  em: EntityManager,
  now: Date,
  paymentIntent: string | null = null,
): Promise<void> {
  await query(
    em,
    `update payment_issues i set resolved_at = $1 where i.resolved_at is null
        and i.kind = any($2) and i.payment_intent = coalesce($3, i.payment_intent)
        and (exists (select from order_payments p where p.payment_intent = i.payment_intent)
          or exists (select from refunds r where r.payment_intent = i.payment_intent and r.reason = any($4)))`,
    [now, ENDED_BY_SETTLEMENT, paymentIntent, WHOLE_REFUND_REASONS],
  );
}

/** Payments with open issues that an order or a refund would end, raised since a moment, the latest first. */
export async function readAwaitingOrder(em: EntityManager, since: Date, limit: number): Promise<string[]> {
  const open = await query<{ id: string }>(
    em,
    `select payment_intent as id from payment_issues where resolved_at is null and created_at > $1
        and kind = any($2)
      group by payment_intent order by max(created_at) desc limit $3`,
    [since, ENDED_BY_SETTLEMENT, limit],
  );
  return open.map(({ id }) => id);
}

/** Closes the issues of earlier stages of a dispute. */
export async function endEarlierStages(
  tx: EntityManager,
  paymentIntent: string,
  data: { readonly dispute: string },
  now: Date,
): Promise<void> {
  await query(
    tx,
    `update payment_issues set resolved_at = $1 where payment_intent = $2 and kind = 'disputed' and resolved_at is null
      and data <> $3::jsonb and coalesce(data->>'dispute', $4) = $4`,
    [now, paymentIntent, JSON.stringify(data), data.dispute],
  );
}

/** Closes the issues about a payment's dashboard refunds that staff have linked. */
export async function resolveAnswered(
  tx: EntityManager,
  paymentIntent: string,
  stillOpen: readonly string[],
  now: Date,
): Promise<void> {
  await query(
    tx,
    `update payment_issues set resolved_at = $1 where payment_intent = $2 and kind = 'refund_unlinked' and resolved_at is null
      and data->>'providerRefund' <> all($3::text[])`,
    [now, paymentIntent, stillOpen],
  );
}
