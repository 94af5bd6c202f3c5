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

/** Notes what a claimed quote became. */
export async function markQuoteBooked(tx: EntityManager, quoteId: string, orderId: string): Promise<void> {
  await kysely(tx)
    .updateTable('saved_quotes')
    .set({ order_id: orderId, remind_email: null })
    .where('id', '=', quoteId)
    .execute();
}
