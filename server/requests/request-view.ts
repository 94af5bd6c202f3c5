import { REQUEST_MOVES } from '../../rules/requests.js';
import { toPlacedLine } from '../orders/placed-line.js';
import { toQuote } from '../quotes/quote.types.js';
import { type QuoteKey, quoteSecret } from '../saved-quotes/quote-secret.js';
import { quoteStatus } from '../saved-quotes/saved-quote.entity.js';
import { money } from '../shared/money.js';
import type { CustomerRequest, RequestOffer, RequestShipment } from './request.types.js';
import type { AdminRequest, AdminRequestRow } from './staff-request.types.js';
import type { ListedRequest, StoredRequest } from './stored-request.js';

/** A request as GraphQL shows it to its customer, or to a member of staff. */
export function toCustomerRequest(
  request: StoredRequest,
  env: QuoteKey,
  now: Date,
  staffId: string | null = null,
): CustomerRequest {
  const { id, reference, kind, state, destination, surveyMonth, otherOffer, ofQuote, file, createdAt } =
    request;
  return {
    ...{ id, reference, kind, state, destination, surveyMonth, createdAt, ofQuote, file, staffId },
    shipment: request.shipment && toShipment(request.shipment),
    otherOffer: otherOffer && { ...otherOffer, total: money(otherOffer.totalPence) },
    offer: request.offer && toOffer(request.offer, env, now),
  };
}

/** The same with what only staff see. */
export function toAdminRequest(
  request: StoredRequest,
  env: QuoteKey,
  now: Date,
  staffId: string,
): AdminRequest {
  const { id, name, email, phone, userId, state, waitsSince, version } = request;
  return {
    request: toCustomerRequest(request, env, now, staffId),
    ...{ id, name, email, phone, waitsSince, version },
    hasAccount: userId !== null,
    // An offer is made, not chosen.
    moves: REQUEST_MOVES[state].filter((next) => next !== 'offered'),
  };
}

/** A row of the list of staff. */
export function toAdminRequestRow({ totalPence, ...row }: ListedRequest): AdminRequestRow {
  return { ...row, total: totalPence === null ? null : money(totalPence) };
}

function toShipment({ lines, ...shipment }: NonNullable<StoredRequest['shipment']>): RequestShipment {
  return { ...shipment, lines: lines.map(toPlacedLine), quote: toQuote(shipment) };
}

function toOffer(
  { id, reference, totalPence, orderId, ...offer }: NonNullable<StoredRequest['offer']>,
  key: QuoteKey,
  now: Date,
): RequestOffer {
  const expiresAt = new Date(offer.expiresAt);
  return {
    ...{ reference, expiresAt, total: money(totalPence), secret: quoteSecret(id, key) },
    status: quoteStatus({ orderId, expiresAt }, now),
  };
}
