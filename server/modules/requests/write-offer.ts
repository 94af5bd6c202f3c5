import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { offerLines } from '../../../rules/prices/offer-lines.js';
import { quoteEnd } from '../../../rules/prices/quote-validity.js';
import { hashSecret } from '../../platform/auth/secret.js';
import { kysely } from '../../platform/db/kysely.js';
import { conflict } from '../../platform/errors/errors.js';
import type { PricedContent } from '../quotes/by-staff/price-content.js';
import { isQuoteBeingPaid } from '../quotes/saved/book-quote.js';
import { type QuoteKey, quoteSecret } from '../quotes/saved/quote-secret.js';
import { SavedQuote } from '../quotes/saved/saved-quote.entity.js';
import { digestOf } from '../quotes/snapshot.js';
import type { RequestRow } from './request.store.js';

export const OFFER_BEING_PAID =
  'The customer is paying the earlier offer. Look at this request again in a minute.';

/**
 * The shipment of a request at one price for everything: the service is included, and no minimum charge applies. Throws
 * CONFLICT without a shipment.
 */
export function contentAt({ shipment }: Pick<RequestRow, 'shipment'>, totalPence: number): PricedContent {
  if (!shipment) throw conflict('This request has no shipment. Make a quote for it instead.');
  const { lines: asked, ...quoted } = shipment;
  const servicePence = totalPence > quoted.servicePence ? quoted.servicePence : 0;
  const itemsPence = totalPence - servicePence;
  return {
    lines: offerLines(asked, itemsPence),
    shipment: {
      ...{ ...quoted, itemsPence, minimumPence: 0, minimumTopUpPence: 0, servicePence, totalPence },
      ...{ promotion: null, promotionPence: 0 },
    },
  };
}

interface OfferToWrite {
  readonly content: PricedContent;
  readonly days?: number;
  readonly staffId: string;
  readonly key: QuoteKey;
  readonly now: Date;
}

/**
 * Saves priced content as the offer of a request, owned by the customer's account if there is one, and withdraws an
 * earlier offer. Throws CONFLICT once that is booked, and while it is being paid.
 */
export async function writeOffer(
  tx: EntityManager,
  { userId, offer: earlier }: Pick<RequestRow, 'userId' | 'offer'>,
  { content: { lines, shipment }, days, staffId, key, now }: OfferToWrite,
): Promise<string> {
  if (earlier?.orderId) throw conflict('The customer has already booked the offer');
  const id = randomUUID();
  if (earlier && (await isQuoteBeingPaid(tx, earlier.id))) throw conflict(OFFER_BEING_PAID);
  if (earlier) await tx.nativeUpdate(SavedQuote, { id: earlier.id, orderId: null }, { deletedAt: now });
  tx.create(SavedQuote, {
    ...{ id, userId, madeBy: staffId, guestHash: null, lines, shipment, orderId: null, deletedAt: null },
    digest: digestOf(lines, shipment),
    secretHash: hashSecret(quoteSecret(id, key)),
    createdAt: now,
    expiresAt: quoteEnd(now, days),
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
