import { type EntityManager, type FilterQuery, LockMode } from '@mikro-orm/postgresql';
import { kysely } from '../../../platform/db/kysely.js';
import { LIVE_STATUSES } from '../../payments/attempt-status.js';
import { SavedQuote } from './saved-quote.entity.js';

/** Locks a quote that is about to become an order. False when another payment came first. */
export async function claimQuote(tx: EntityManager, quoteId: string): Promise<boolean> {
  const free = await lockQuote(tx, { id: quoteId, orderId: null });
  return free !== null;
}

/** Locks a quote that is about to be deleted. True while a payment of it is under way. */
export async function isQuoteBeingPaid(tx: EntityManager, quoteId: string): Promise<boolean> {
  await lockQuote(tx, { id: quoteId });
  const attempt = await kysely(tx)
    .selectFrom('CheckoutRecord as c')
    .innerJoin('PaymentAttempt as a', 'a.checkoutId', 'c.id')
    .select('a.id')
    .where('c.quoteId', '=', quoteId)
    .where('c.status', '=', 'awaiting_payment')
    .where('a.status', 'in', LIVE_STATUSES)
    .executeTakeFirst();
  return attempt !== undefined;
}

function lockQuote(tx: EntityManager, where: FilterQuery<SavedQuote>) {
  return tx.findOne(SavedQuote, where, { fields: ['id'], lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** Quantities of a shipment by kind. An offer may have split a piece off its line, whose key then ends with a plus. */
const contentsSql = (lines: string) => `(select jsonb_object_agg(kind, pieces) from (
  select rtrim(l->>'key', '+') as kind, sum((l->>'quantity')::int) as pieces from jsonb_array_elements(${lines}) l group by 1) kinds)`;

/**
 * The part of the order's statement that links quotes to it, given placeholders and the checkout as `bought`: the
 * quote that was paid, and every open one of the same shipment that this customer saved or wanted a reminder of.
 * Customers who have booked thus get no reminder.
 */
export const BOOK_QUOTES_SQL = (orderId: string, now: string) => `
    update saved_quotes q set order_id = ${orderId}, remind_email = null
      from bought b
      where q.order_id is null and q.id in (
          select b.quote_id
          union all select id from saved_quotes where user_id = b.user_id
          union all select g.id from saved_quotes g join users u on u.id = b.user_id
            where g.user_id is null and g.remind_email in (u.email, lower(b.contact->>'email')))
        and (q.id = b.quote_id or q.deleted_at is null and q.expires_at > ${now}::timestamptz and q.shipment->'destination' = b.shipment->'destination'
          and q.shipment->'itemCount' = b.shipment->'itemCount' and ${contentsSql('q.lines')} = ${contentsSql('b.lines')})
      returning q.id`;
