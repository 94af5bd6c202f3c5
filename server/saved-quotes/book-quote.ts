import type { EntityManager } from '@mikro-orm/postgresql';
import { kysely } from '../db/kysely.js';
import { query } from '../db/query.js';
import { IS_LIVE } from '../payments/attempt-status.js';

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
  await query(tx, 'select id from saved_quotes where id = $1 for update', [quoteId]);
  const [attempt] = await query(
    tx,
    `select 1 from checkouts c join payment_attempts a on a.checkout_id = c.id
      where c.quote_id = $1 and c.status = 'awaiting_payment' and a.${IS_LIVE} limit 1`,
    [quoteId],
  );
  return attempt !== undefined;
}

/** Notes what a claimed quote became. */
export async function markQuoteBooked(tx: EntityManager, quoteId: string, orderId: string): Promise<void> {
  await kysely(tx)
    .updateTable('saved_quotes')
    .set({ order_id: orderId, remind_email: null })
    .where('id', '=', quoteId)
    .execute();
}
