import type pg from 'pg';
import type { Breach, Invariant } from './invariant.js';
import { PROMOTION_INVARIANTS } from './promotion-invariants.js';
import { MONEY_BACK_INVARIANTS } from './refund-invariants.js';

/** Invariants between our tables and the provider's, once everything has settled. */
export const INVARIANTS: readonly Invariant[] = [
  ...MONEY_BACK_INVARIANTS,
  ...PROMOTION_INVARIANTS,
  {
    name: 'every successful payment has its order, or was refunded',
    broken: `select i.id from stripe_sandbox.payment_intent i
      left join order_payments p on p.payment_intent = i.id
      left join refunds r on r.payment_intent = i.id and r.status <> 'requested' and r.status <> 'refused'
      where i.status = 'succeeded' and p.order_id is null and r.id is null`,
  },
  {
    name: 'every card payment of an order succeeded with its own amount, and the order is the sum of all payments',
    broken: `select o.id from orders o left join order_payments p on p.order_id = o.id
      left join stripe_sandbox.payment_intent i on i.id = p.payment_intent
      group by o.id having bool_or((i.id is not null) <> (p.checkout_id is not null) or i.status <> 'succeeded'
        or i.amount_received <> p.amount_pence or i.currency <> o.shipment->>'currency') or coalesce(sum(p.amount_pence), 0) <> o.paid_pence
        or coalesce(sum(p.refunded_pence), 0) <> o.refunded_pence`,
  },
  {
    name: 'no checkout is charged twice',
    broken: `select metadata->>'checkout_id' as id from stripe_sandbox.charge where amount_captured > amount_refunded
      group by 1 having count(*) > 1`,
  },
  {
    name: 'an order has another service exactly when its extra payment was taken, and its customer hears of it once',
    broken: `select o.id from orders o join checkouts c on c.id = o.checkout_id
      where (o.shipment->>'service' <> c.shipment->>'service') <> exists (select from checkouts x where x.amends_order_id = o.id and x.status = 'finalized')
        or (select count(*) from email_messages m where m.order_id = o.id and m.kind = 'order-changed')
          <> (select count(*) from checkouts x where x.amends_order_id = o.id and x.status in ('finalized', 'refunded'))`,
  },
  {
    name: 'a quote is booked exactly when a checkout of it is finalized',
    broken: `select q.id from saved_quotes q where (q.order_id is not null)
      <> exists (select from checkouts c where c.quote_id = q.id and c.status = 'finalized')`,
  },
  {
    name: 'an attempt has one intent at the provider, however often it was asked for',
    broken: `select metadata->>'attempt_id' as id from stripe_sandbox.payment_intent group by 1 having count(*) > 1`,
  },
  {
    name: 'every intent at the provider is known to its attempt',
    broken: `select i.id from stripe_sandbox.payment_intent i
      left join payment_attempts a on a.payment_intent = i.id and a.id::text = i.metadata->>'attempt_id'
      where a.id is null`,
  },
  {
    name: 'an order is what was frozen: same total, same lines',
    broken: `select o.id from orders o join checkouts c on c.id = o.checkout_id
      where o.paid_pence <> (c.shipment->>'totalPence')::int + (select coalesce(sum((x.shipment->>'totalPence')::int), 0) from checkouts x
          where x.amends_order_id = o.id and x.status = 'finalized')
        + (select coalesce(sum(d.amount_pence), 0) from payment_operations d where d.order_id = o.id and d.kind = 'payment') or c.status <> 'finalized' or o.user_id <> c.user_id
        or (select count(*) from order_lines l where l.order_id = o.id) <> jsonb_array_length(c.lines)
        or (select sum(l.quantity * l.unit_pence) from order_lines l where l.order_id = o.id) <> (c.shipment->>'itemsPence')::int`,
  },
  {
    name: 'a checkout is finalized exactly when it has an order, or has changed one',
    broken: `select c.id from checkouts c left join order_payments p on p.checkout_id = c.id
      where (c.status = 'finalized') <> (p.order_id is not null)`,
  },
  {
    name: 'every order has exactly one email, and one that waits comes to its turn',
    broken: `select o.id from orders o where (select count(*) from email_messages m where m.order_id = o.id and m.kind = 'order-details') <> 1
      or exists (select from email_messages m where m.order_id = o.id and m.status = 'queued' and m.due_at > now() + interval '4 hours')`,
  },
  {
    name: 'a finished checkout has no live attempt',
    broken: `select a.id from payment_attempts a join checkouts c on c.id = a.checkout_id
      where a.status in ('requested', 'open') and c.status <> 'awaiting_payment'`,
  },
  {
    name: 'a cancelled payment closes its checkout',
    broken: `select c.id from checkouts c join payment_attempts a on a.checkout_id = c.id
      join stripe_sandbox.payment_intent i on i.id = a.payment_intent
      where i.status = 'canceled' and c.status not in ('cancelled', 'expired')`,
  },
  {
    name: 'every attempt knows its intent',
    broken: `select id from payment_attempts where payment_intent is null and status in ('requested', 'open')`,
  },
  {
    name: 'every event that came was acted on, unless the provider knows nothing of its payment',
    broken: `select concat_ws(' ', id, type, payment_intent, 'tries', tries, 'due', next_check_at, 'now', now()) as id
      from stripe_events e where done_at is null
        and (payment_intent is null or exists (select from stripe_sandbox.payment_intent i where i.id = e.payment_intent))`,
  },
  {
    name: 'nothing is left for a person',
    broken: `select payment_intent || ' ' || kind || ' ' || data as id from payment_issues where resolved_at is null`,
  },
];

/** The invariants that do not hold now. */
export async function findBreaches(pool: pg.Pool): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const { name, broken } of INVARIANTS) {
    const { rows } = await pool.query<{ id: string }>(broken);
    if (rows.length > 0) breaches.push({ name, ids: rows.map((row) => String(row.id)) });
  }
  return breaches;
}
