import type { EntityManager } from '@mikro-orm/postgresql';
import { hashSecret } from '../../../platform/auth/secret.js';
import { conflict, notFound } from '../../../platform/errors/errors.js';
import { type QuoteKey, quoteIdOf } from './quote-secret.js';
import { quoteStatus, SavedQuote } from './saved-quote.entity.js';

const EXPIRED = "This quote has expired. Open the quote again to see what's changed.";
export const BOOKED = 'This quote is already booked.';
export const WITHDRAWN = 'This quote was withdrawn. Open your latest quote, or build your shipment again.';

/** The quote that a secret opens, also one made with an earlier key. Throws NOT_FOUND. */
export async function findQuote(em: EntityManager, secret: string, key: QuoteKey): Promise<SavedQuote> {
  const [secretHash, id] = [hashSecret(secret), quoteIdOf(secret, key)];
  const quote = await em.findOne(SavedQuote, {
    $or: [{ secretHash }, ...(id ? [{ id }] : [])],
    deletedAt: null,
  });
  if (!quote) throw notFound('Quote');
  return quote;
}

/** The quote, while it can be booked at its price. Throws CONFLICT with its status otherwise. */
export async function findOpenQuote(
  em: EntityManager,
  secret: string,
  { key, now }: { key: QuoteKey; now: Date },
): Promise<SavedQuote> {
  const quote = await findQuote(em, secret, key);
  const status = quoteStatus(quote, now);
  if (status === 'booked') throw conflict(BOOKED);
  if (status === 'expired') throw conflict(EXPIRED);
  return quote;
}
