import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../platform/db/query.js';
import { IS_LIVE } from '../../payments/attempt-status.js';

/**
 * The moment of the customer's first payment attempt above the limit, within the period; no row below the limit. Here
 * and below, the placeholders from `first` on are user id, start of the period, and the count that is allowed.
 */
const BEGUN_SQL = (
  first: number,
) => `select a.created_at as at from payment_attempts a join checkouts c on c.id = a.checkout_id
  where c.user_id = $${first} and a.created_at > $${first + 1} order by a.created_at desc offset $${first + 2} limit 1`;

/** The same query for declined cards, as reported by the provider's webhooks. */
const DECLINED_SQL = (first: number) => `select e.received_at as at from stripe_events e
  join payment_attempts a on a.payment_intent = e.payment_intent join checkouts c on c.id = a.checkout_id
  where c.user_id = $${first} and e.type = 'payment_intent.payment_failed' and e.received_at > $${first + 1}
  order by e.received_at desc offset $${first + 2} limit 1`;

/** The same query for orders that the customer cancelled within a day of booking them. */
const CANCELLED_SQL = (
  first: number,
) => `select e.created_at as at from (select $${first}::uuid as user_id, $${first + 1}::timestamptz as since) asked
  join orders o on o.user_id = asked.user_id and o.created_at > asked.since - interval '1 day'
  join order_events e on e.order_id = o.id and e.status = 'cancelled' and e.actor_id = o.user_id
  where e.created_at > asked.since and e.created_at < o.created_at + interval '1 day'
  order by e.created_at desc offset $${first + 2} limit 1`;

/**
 * Whether a customer may start to pay a checkout, or continue a live attempt. After too many cancellations they may
 * still pay for a change of an order.
 */
export const MAY_PAY_SQL = (
  first: number,
) => `(exists (select from payment_attempts where checkout_id = $${first} and ${IS_LIVE})
    or not exists (${BEGUN_SQL(first + 1)}) and ($${first + 4} or not exists (${CANCELLED_SQL(first + 5)})))
  and not exists (${DECLINED_SQL(first + 8)})`;

/** User id, start of the period, and the number of rows that is allowed. */
type Values = readonly unknown[];

/** When a payment attempt exceeded the limit; null below it. */
export const readBegun = (em: EntityManager, values: Values) => readMoment(em, BEGUN_SQL(1), values);

/** When a declined card exceeded the limit; null below it. */
export const readDeclined = (em: EntityManager, values: Values) => readMoment(em, DECLINED_SQL(1), values);

/** When a cancelled order exceeded the limit; null below it. */
export const readCancelled = (em: EntityManager, values: Values) => readMoment(em, CANCELLED_SQL(1), values);

async function readMoment(em: EntityManager, sql: string, values: Values): Promise<Date | null> {
  const [row] = await query<{ at: string | Date }>(em, sql, values);
  return row ? new Date(row.at) : null;
}

/** The owner of an unpaid checkout; null for any other. */
export async function readOwnerOfOpen(em: EntityManager, checkoutId: string): Promise<string | null> {
  const [owner] = await query<{ userId: string }>(
    em,
    `select user_id from checkouts where id = $1 and status = 'awaiting_payment'`,
    [checkoutId],
  );
  return owner?.userId ?? null;
}
