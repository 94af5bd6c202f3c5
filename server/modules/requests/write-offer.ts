import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { offerLines } from '../../../rules/prices/offer-lines.js';
import { quoteEnd } from '../../../rules/prices/quote-validity.js';
import { hashSecret } from '../../platform/auth/secret.js';
import { kysely } from '../../platform/db/kysely.js';
import { conflict } from '../../platform/errors/errors.js';
import { isQuoteBeingPaid } from '../quotes/saved/book-quote.js';
import { type QuoteKey, quoteSecret } from '../quotes/saved/quote-secret.js';
import { SavedQuote } from '../quotes/saved/saved-quote.entity.js';
import { digestOf } from '../quotes/snapshot.js';
import type { RequestRow } from './request.store.js';

export const OFFER_BEING_PAID =
  'The customer is paying the earlier offer. Look at this request again in a minute.';

/**
 * Saves the shipment of a request as a quote at this price, owned by the customer's account if there is one, and
 * withdraws an earlier offer. The price includes the service, and no minimum charge applies. Throws CONFLICT without a
 * shipment, once the earlier offer is booked, and while it is being paid.
 */
export async function writeOffer(
  tx: EntityManager,
  { userId, shipment, offer: earlier }: RequestRow,
  { totalPence, key, now }: { readonly totalPence: number; readonly key: QuoteKey; readonly now: Date },
): Promise<string> {
  if (!shipment) throw conflict('This request has no shipment. Answer it with a price in words.');
  if (earlier?.orderId) throw conflict('The customer has already booked the offer');
  const { lines: asked, ...quoted } = shipment;
  const servicePence = totalPence > quoted.servicePence ? quoted.servicePence : 0;
  const itemsPence = totalPence - servicePence;
  const lines = offerLines(asked, itemsPence);
  const offered = {
    ...{ ...quoted, itemsPence, minimumPence: 0, minimumTopUpPence: 0, servicePence, totalPence },
    ...{ promotion: null, promotionPence: 0 },
  };
  const id = randomUUID();
  if (earlier && (await isQuoteBeingPaid(tx, earlier.id))) throw conflict(OFFER_BEING_PAID);
  if (earlier) await tx.nativeUpdate(SavedQuote, { id: earlier.id, orderId: null }, { deletedAt: now });
  tx.create(SavedQuote, {
    ...{ id, userId, guestHash: null, lines, shipment: offered, orderId: null, deletedAt: null },
    digest: digestOf(lines, offered),
    secretHash: hashSecret(quoteSecret(id, key)),
    createdAt: now,
    expiresAt: quoteEnd(now),
  });
  await tx.flush();
  return id;
}

/** Marks requests as won whose offers are among these booked quotes. */
export async function markOffersWon(
  tx: EntityManager,
  quoteIds: readonly string[],
  now: Date,
): Promise<void> {
  if (quoteIds.length === 0) return;
  await kysely(tx)
    .updateTable('RequestRecord')
    .set((eb) => ({ state: 'won', waitsSince: null, changedAt: now, version: eb('version', '+', 1) }))
    .where('quoteId', 'in', quoteIds)
    .execute();
}
