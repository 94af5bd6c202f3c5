import type { EntityManager } from '@mikro-orm/postgresql';
import { kysely } from '../db/kysely.js';

/** At sign-in the guest's quotes become the customer's. Part of the transaction that merges the carts; a repeat changes nothing. */
export async function adoptGuestQuotes(tx: EntityManager, userId: string, guestHash: string): Promise<void> {
  await kysely(tx)
    .updateTable('saved_quotes')
    .set({ user_id: userId })
    .where('guest_hash', '=', guestHash)
    .where('user_id', 'is', null)
    .execute();
}
