import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { mayMove, type RequestState } from '../../../rules/requests.js';
import { writeAuditEntry } from '../../platform/db/write-audit-entry.js';
import { conflict, notFound } from '../../platform/errors/errors.js';
import type { Deps } from '../../platform/service/service.js';
import { isUuid } from '../../platform/values/uuid.js';
import { queueEmail } from '../email/email.store.js';
import { writeMessage } from '../orders/conversation/message.store.js';
import type { PricedContent } from '../quotes/by-staff/price-content.js';
import { RequestRecord } from './request.entity.js';
import { lockRequest, type RequestRow } from './request.store.js';
import { OFFER_BEING_PAID, writeOffer } from './write-offer.js';

/** The new state of a request, and the text for the audit log. */
interface Decided {
  readonly state: RequestState;
  readonly what: string;
}

/** Changes a locked request by the result of `decide`, and ends the customer's waiting; does nothing for null. Throws NOT_FOUND. */
export async function changeRequest(
  tx: EntityManager,
  { id, now }: { readonly id: string; readonly now: Date },
  decide: (request: RequestRow) => Promise<Decided | null>,
): Promise<void> {
  const request = isUuid(id) ? await lockRequest(tx, id) : undefined;
  if (!request) throw notFound('Request');
  const decided = await decide(request);
  if (!decided) return;
  const changed = { waitsSince: null, changedAt: now, version: request.version + 1 };
  await tx.nativeUpdate(RequestRecord, { id }, { state: decided.state, ...changed });
  const entry = { entityId: id, label: request.reference, what: { state: decided.what } };
  await writeAuditEntry(tx, { entity: 'request', ...entry });
}

interface OfferOfStaff {
  readonly content: PricedContent;
  readonly days?: number;
  readonly message: string;
  readonly staffId: string;
  readonly now: Date;
}

/** Saves the offer of a locked request, and emails its customer the link to it, with a message. */
export async function sendOffer(
  tx: EntityManager,
  { env }: Deps<'env'>,
  request: RequestRow,
  { message, ...offer }: OfferOfStaff,
): Promise<Decided> {
  const { id: requestId, ofQuote } = request;
  const { content, staffId, now } = offer;
  const quoteId = await writeOffer(tx, request, { ...offer, key: env });
  await tx.nativeUpdate(RequestRecord, { id: requestId }, { quoteId });
  const messageId = randomUUID();
  const body = message.trim();
  if (body)
    await writeMessage(tx, { id: messageId, requestId, authorId: staffId, fromStaff: true, body, now });
  await mailCustomer(tx, request, { messageId, isOffer: true }, now);
  const on = ofQuote ? ` on quote ${ofQuote}` : '';
  return { state: 'offered', what: `offered ${content.shipment.totalPence} pence${on}` };
}

/** Emails the customer of a request that staff have written, or made an offer. */
export async function mailCustomer(
  tx: EntityManager,
  { id, email, userId }: RequestRow,
  about: { readonly messageId: string; readonly isOffer?: true },
  now: Date,
): Promise<void> {
  await queueEmail(tx, {
    kind: 'request-answer',
    dedupeKey: `request-answer:${about.messageId}`,
    recipient: email,
    ...(userId ? { userId } : {}),
    data: { requestId: id, ...about },
    now,
  });
}

/** Cancels the payments of an earlier offer that have not succeeded. Throws CONFLICT while one does. */
export async function cancelEarlierOffer(
  { offer: earlier }: RequestRow,
  { cancelCheckoutsOf }: Deps<'cancelCheckoutsOf'>,
): Promise<void> {
  if (earlier && !earlier.orderId && !(await cancelCheckoutsOf(earlier.id))) throw conflict(OFFER_BEING_PAID);
}

/** Throws CONFLICT for a request that takes no offer, or has changed since the version that was read. */
export function assertOfferable(request: RequestRow, version: number): void {
  refuseOlder(request, version);
  if (!mayMove(request.state, 'offered'))
    throw conflict(`This request can't move from ${request.state} to offered`);
}

export function refuseOlder(request: RequestRow, version: number): void {
  if (request.version !== version) throw conflict('Someone else changed this request. Check it again.');
}
