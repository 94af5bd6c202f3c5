import type { EntityManager } from '@mikro-orm/postgresql';
import { SavedQuote } from './saved-quote.entity.js';

/** Makes a guest's quotes the customer's at sign-in, in the transaction that merges the carts; repeatable. */
export async function adoptGuestQuotes(tx: EntityManager, userId: string, guestHash: string): Promise<void> {
  await tx.nativeUpdate(SavedQuote, { guestHash, userId: null }, { userId });
}
