import type { EntityManager } from '@mikro-orm/postgresql';

/** At sign-in the guest's quotes become the customer's. Part of the transaction that merges the carts; a repeat changes nothing. */
export async function adoptGuestQuotes(tx: EntityManager, userId: string, guestHash: string): Promise<void> {
  await tx.execute('update saved_quotes set user_id = ? where guest_hash = ? and user_id is null', [
    userId,
    guestHash,
  ]);
}
