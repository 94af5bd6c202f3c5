import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../platform/db/query.js';
import { IS_LIVE } from '../../payments/attempt-status.js';

/**
 * Payments that a customer began of late, newest first, as moments; those are skipped that are fine. The values are
 * placeholders from `first` on, here and below.
 */
const BEGUN_SQL = (
  first: number,
) => `select a.created_at as at from payment_attempts a join checkouts c on c.id = a.checkout_id
  where c.user_id = $${first} and a.created_at > $${first + 1} order by a.created_at desc offset $${first + 2} limit 1`;

/** The same for declined cards, as reported by the provider's webhooks. */
const DECLINED_SQL = (first: number) => `select e.received_at as at from stripe_events e
  join payment_attempts a on a.payment_intent = e.payment_intent join checkouts c on c.id = a.checkout_id
  where c.user_id = $${first} and e.type = 'payment_intent.payment_failed' and e.received_at > $${first + 1}
  order by e.received_at desc offset $${first + 2} limit 1`;

/** The same for orders that the customer cancelled within a day of booking them. */
const CANCELLED_SQL = (
  first: number,
) => `select e.created_at as at from (select $${first}::uuid as user_id, $${first + 1}::timestamptz as since) asked
  join orders o on o.user_id = asked.user_id and o.created_at > asked.since - interval '1 day'
  join order_events e on e.order_id = o.id and e.status = 'cancelled' and e.actor_id = o.user_id
  where e.created_at > asked.since and e.created_at < o.created_at + interval '1 day'
  order by e.created_at desc offset $${first + 2} limit 1`;

/**
 * Holds while a customer may begin a payment of a checkout, or go on with one that lives. Who has cancelled too much may
 * still pay for a change of what is booked.
 */
export const MAY_PAY_SQL = (
  first: number,
) => `(exists (select from payment_attempts where checkout_id = $${first} and ${IS_LIVE})
    or not exists (${BEGUN_SQL(first + 1)}) and ($${first + 4} or not exists (${CANCELLED_SQL(first + 5)})))
  and not exists (${DECLINED_SQL(first + 8)})`;

/** Whose rows count, from when on, and how many of them are fine. */
type Values = readonly unknown[];

/** When the payment began that is one too many; null when there is none. */
export const readBegun = (em: EntityManager, values: Values) => readMoment(em, BEGUN_SQL(1), values);

/** When the card was declined that is one too many; null when there is none. */
export const readDeclined = (em: EntityManager, values: Values) => readMoment(em, DECLINED_SQL(1), values);

/** When the order was cancelled that is one too many; null when there is none. */
export const readCancelled = (em: EntityManager, values: Values) => readMoment(em, CANCELLED_SQL(1), values);

async function readMoment(em: EntityManager, sql: string, values: Values): Promise<Date | null> {
  const [row] = await query<{ at: string | Date }>(em, sql, values);
  return row ? new Date(row.at) : null;
}

/** Whose a checkout is that is not paid yet; null for any other. */
export async function readOwnerOfOpen(em: EntityManager, checkoutId: string): Promise<string | null> {
  const [owner] = await query<{ userId: string }>(
    em,
    `select user_id from checkouts where id = $1 and status = 'awaiting_payment'`,
    [checkoutId],
  );
  return owner?.userId ?? null;
}
