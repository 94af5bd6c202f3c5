import type { EntityManager } from '@mikro-orm/postgresql';
import { kysely } from '../db/kysely.js';

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

/** Notes what a claimed quote became. */
export async function markQuoteBooked(tx: EntityManager, quoteId: string, orderId: string): Promise<void> {
  await kysely(tx)
    .updateTable('saved_quotes')
    .set({ order_id: orderId, remind_email: null })
    .where('id', '=', quoteId)
    .execute();
}
