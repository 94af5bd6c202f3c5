import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { contentDigest } from '../../platform/api/idempotency-key.js';
import { conflict, notFound } from '../../platform/errors/errors.js';
import { isUuid } from '../../platform/values/uuid.js';
import { BOOKED } from '../quotes/saved/find-quote.js';
import { SavedQuote } from '../quotes/saved/saved-quote.entity.js';
import { RequestRecord } from './request.entity.js';
import type { QuoteOfferInput } from './request.inputs.js';
import { storeRequest } from './send-request.store.js';

/**
 * Stores the request for an offer on a saved quote, with the shipment and the account of the quote. False when the same
 * was sent before. Throws NOT_FOUND; CONFLICT for a booked quote, and for one that has a request already.
 */
export async function requestOfQuote(
  tx: EntityManager,
  quoteId: string,
  { input, now }: { readonly input: QuoteOfferInput; readonly now: Date },
): Promise<boolean> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
  const quote = isUuid(quoteId) ? await tx.findOne(SavedQuote, { id: quoteId, deletedAt: null }, lock) : null;
  if (!quote) throw notFound('Quote');
  const { id, name, email } = input;
  const about = { $or: [{ ofQuote: quoteId }, { quoteId }] };
  const taken = await tx.findOne(RequestRecord, about, { fields: ['id', 'reference'] });
  if (taken && taken.id !== id)
    throw conflict(`There's already an offer on this quote. Open request ${taken.reference} to change it.`);
  if (!taken && quote.orderId) throw conflict(BOOKED);
  const digest = contentDigest(input, quoteId);
  const { isNew } = await storeRequest(tx, {
    ...{ id, kind: 'question', userId: quote.userId, name, email, phone: '' },
    ...{
      destination: quote.destination,
      surveyMonth: null,
      otherOffer: null,
      shipment: { ...quote.shipment, lines: quote.lines },
    },
    ...{ ofQuoteId: quoteId, digest, sentDigest: digest, now },
  });
  return isNew;
}
