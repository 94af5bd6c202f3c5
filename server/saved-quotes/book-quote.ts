import type { EntityManager } from '@mikro-orm/postgresql';

/** Locks a quote that is about to become an order. False when another payment was quicker. */
export async function claimQuote(tx: EntityManager, quoteId: string): Promise<boolean> {
  const free = await tx.execute<unknown[]>(
    'select id from saved_quotes where id = ? and order_id is null for update',
    [quoteId],
  );
  return free.length > 0;
}

/** Notes what a claimed quote became. */
export async function markQuoteBooked(tx: EntityManager, quoteId: string, orderId: string): Promise<void> {
  await tx.execute('update saved_quotes set order_id = ? where id = ?', [orderId, quoteId]);
}
