import type { EntityManager } from '@mikro-orm/postgresql';
import { SavedQuote } from './saved-quote.entity.js';

/** At sign-in the guest's quotes become the customer's. Part of the transaction that merges the carts; a repeat changes nothing. */
export async function adoptGuestQuotes(tx: EntityManager, userId: string, guestHash: string): Promise<void> {
  await tx.nativeUpdate(SavedQuote, { guestHash, userId: null }, { userId });
}
