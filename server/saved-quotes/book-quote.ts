import type { EntityManager } from '@mikro-orm/postgresql';
import { kysely } from '../db/kysely.js';
import { LIVE_STATUSES } from '../payments/attempt-status.js';

/** Locks a quote that is about to become an order. False when another payment was quicker. */
export async function claimQuote(tx: EntityManager, quoteId: string): Promise<boolean> {
  const free = await kysely(tx)
    .selectFrom('saved_quotes')
    .select('id')
    .where('id', '=', quoteId)
    .where('order_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return free !== undefined;
}

/** Locks a quote that is about to be withdrawn. True while a payment of it is under way. */
export async function isQuoteBeingPaid(tx: EntityManager, quoteId: string): Promise<boolean> {
  await kysely(tx).selectFrom('saved_quotes').select('id').where('id', '=', quoteId).forUpdate().execute();
  const attempt = await kysely(tx)
    .selectFrom('checkouts as c')
    .innerJoin('payment_attempts as a', 'a.checkout_id', 'c.id')
    .select('a.id')
    .where('c.quote_id', '=', quoteId)
    .where('c.status', '=', 'awaiting_payment')
    .where('a.status', 'in', LIVE_STATUSES)
    .executeTakeFirst();
  return attempt !== undefined;
}

/** The pieces of a shipment by kind. An offer may have split a piece off its line, which then ends with a plus. */
const contentsSql = (lines: string) => `(select jsonb_object_agg(kind, pieces) from (
  select rtrim(l->>'key', '+') as kind, sum((l->>'quantity')::int) as pieces from jsonb_array_elements(${lines}) l group by 1) kinds)`;

/**
 * The part of the statement that places an order which notes what quotes became, given placeholders and the checkout as
 * `bought`: the quote that was paid, and every open one of the same shipment that this customer saved or asked to be reminded
 * of. Whoever has booked is not written to as if they had not.
 */
export const BOOK_QUOTES_SQL = (orderId: string, now: string) => `
    update saved_quotes q set order_id = ${orderId}, remind_email = null
      from bought b
      where q.order_id is null and q.id in (
          select b.quote_id
          union all select id from saved_quotes where user_id = b.user_id
          union all select g.id from saved_quotes g join users u on u.id = b.user_id
            where g.user_id is null and g.remind_email in (u.email, lower(b.contact->>'email')))
        and (q.id = b.quote_id or q.deleted_at is null and q.expires_at > ${now}::timestamptz and q.destination = b.destination
          and q.item_count = b.item_count and ${contentsSql('q.lines')} = ${contentsSql('b.lines')})
      returning q.id`;
