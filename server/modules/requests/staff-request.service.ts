import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { mayMove, type RequestState } from '../../../rules/requests.js';
import { type Page, readPage, toPage } from '../../platform/api/pagination.js';
import { readSearch } from '../../platform/api/read-text.js';
import { inTransaction } from '../../platform/db/transaction.js';
import { writeAuditEntry } from '../../platform/db/write-audit-entry.js';
import { conflict, notFound, wrongField } from '../../platform/errors/errors.js';
import { type Deps, Service } from '../../platform/service/service.js';
import { isUuid } from '../../platform/values/uuid.js';
import { queueEmail } from '../email/email.store.js';
import { type MessageInput, readMessage } from '../orders/conversation/message.inputs.js';
import { writeMessage } from '../orders/conversation/message.store.js';
import { readEmail } from '../users/read-email.js';
import { RequestRecord } from './request.entity.js';
import type {
  QuoteOfferInput,
  RequestFilter,
  RequestMoveInput,
  RequestOfferInput,
} from './request.inputs.js';
import type { RequestDeps } from './request.service.js';
import {
  lockRequest,
  type RequestRow,
  readRequest,
  readRequestOfQuote,
  readRequests,
} from './request.store.js';
import { requestOfQuote } from './request-of-quote.js';
import { OFFER_BEING_PAID, writeOffer } from './write-offer.js';

/** The new state of a request, and the text for the audit log. */
interface Decided {
  readonly state: RequestState;
  readonly what: string;
}

interface OfferOfStaff {
  readonly totalPence: number;
  readonly message: string;
  readonly staffId: string;
  readonly now: Date;
}

/** Requests for staff. Throws UNAUTHENTICATED or FORBIDDEN for others. */
export class StaffRequestService extends Service<RequestDeps & Deps<'cancelCheckoutsOf'>> {
  /** One page of requests. Throws BAD_INPUT. */
  async list({ page, pageSize, search, customerId, ...asked }: RequestFilter): Promise<Page<RequestRow>> {
    this.require('orders');
    const at = readPage(page, pageSize);
    const filter = { ...asked, search: readSearch(search), userId: customerId };
    const range = { now: this.deps.now(), limit: at.pageSize, offset: at.offset };
    const { requests, total } = await readRequests(this.deps.reads, filter, range);
    return toPage(requests, total, at);
  }

  /** The request that offers a quote, or another price for it; null when there is none. */
  async ofQuote(quoteId: string): Promise<RequestRow | null> {
    this.require('orders');
    return (await readRequestOfQuote(this.deps.pool, quoteId)) ?? null;
  }

  /** One request. Throws NOT_FOUND. */
  async find(id: string): Promise<RequestRow> {
    this.require('orders');
    const request = isUuid(id) ? await readRequest(this.deps.pool, id) : undefined;
    if (!request) throw notFound('Request');
    return request;
  }

  /**
   * Sends a message to the customer, by email with the link to the request. The same id again is the same message.
   * Throws BAD_INPUT, NOT_FOUND; CONFLICT for the id of another message.
   */
  async answer(id: string, input: MessageInput): Promise<RequestRow> {
    const { id: staffId } = this.require('orders');
    const message = { ...readMessage(input), requestId: id, now: this.deps.now() };
    await this.deps.limits.spend('message', staffId);
    await this.change(id, async (tx, request) => {
      if (!(await writeMessage(tx, { ...message, authorId: staffId, fromStaff: true }))) return null;
      await this.mailCustomer(tx, request, { messageId: message.id });
      return { state: request.state === 'new' ? 'answered' : request.state, what: 'answered' };
    });
    return this.find(id);
  }

  /**
   * Moves a request to a state; with its present state, only ends the customer's waiting. Throws NOT_FOUND; CONFLICT
   * for a move that is not allowed, and when it has changed since the version that was read.
   */
  async move(id: string, { state: to, version }: RequestMoveInput): Promise<RequestRow> {
    this.require('orders');
    await this.change(id, async (_tx, request) => {
      refuseOlder(request, version);
      const isMove = to !== 'offered' && mayMove(request.state, to);
      if (!isMove && to !== request.state)
        throw conflict(`This request can't move from ${request.state} to ${to}`);
      return { state: to, what: to };
    });
    return this.find(id);
  }

  /**
   * Offers a price for the shipment as a saved quote, which its customer gets by email with the link to the request.
   * Withdraws an earlier offer, which can't be paid any more. Throws BAD_INPUT, NOT_FOUND, PAYMENT_UNAVAILABLE;
   * CONFLICT without a shipment, once an offer is booked or the request closed, while the earlier offer is being paid,
   * and when the request has changed since the version that was read.
   */
  async offer(id: string, { totalPence, message, version }: RequestOfferInput): Promise<RequestRow> {
    const { id: staffId } = this.require('orders');
    await this.deps.limits.spend('message', staffId);
    const now = this.deps.now();
    const before = await this.find(id);
    assertOfferable(before, version);
    const { offer: earlier } = before;
    if (earlier && !earlier.orderId && !(await this.deps.cancelCheckoutsOf(earlier.id)))
      throw conflict(OFFER_BEING_PAID);
    await this.change(id, async (tx, request) => {
      assertOfferable(request, version);
      return this.sendOffer(tx, request, { totalPence, message, staffId, now });
    });
    return this.find(id);
  }

  /**
   * Offers another price for the shipment of a saved quote, even an expired one, to a name and address from staff;
   * creates a request for it. The same id again is the same offer. Throws BAD_INPUT, NOT_FOUND; CONFLICT for a quote
   * that is booked or has a request already, and for the id of another offer.
   */
  async offerOnQuote(quoteId: string, asked: QuoteOfferInput): Promise<void> {
    const { id: staffId } = this.require('orders');
    const input = { ...asked, name: asked.name.trim(), email: readEmail(asked.email) };
    if (!input.name) throw wrongField('name', 'Name is required');
    await this.deps.limits.spend('message', staffId);
    const { id, totalPence, message } = input;
    const now = this.deps.now();
    await inTransaction(this.deps.em, async (tx) => {
      if (!(await requestOfQuote(tx, quoteId, { input, now }))) return;
      await this.changeIn(tx, id, (request) =>
        this.sendOffer(tx, request, { totalPence, message, staffId, now }),
      );
    });
  }

  private async sendOffer(
    tx: EntityManager,
    request: RequestRow,
    { totalPence, message, staffId, now }: OfferOfStaff,
  ): Promise<Decided> {
    const { id: requestId, ofQuote } = request;
    const quoteId = await writeOffer(tx, request, { totalPence, key: this.deps.env, now });
    await tx.nativeUpdate(RequestRecord, { id: requestId }, { quoteId });
    const messageId = randomUUID();
    const body = message.trim();
    if (body)
      await writeMessage(tx, { id: messageId, requestId, authorId: staffId, fromStaff: true, body, now });
    await this.mailCustomer(tx, request, { messageId, isOffer: true });
    const on = ofQuote ? ` on quote ${ofQuote}` : '';
    return { state: 'offered', what: `offered ${totalPence} pence${on}` };
  }

  /** Changes a locked request by the result of `decide`, and ends the customer's waiting; does nothing for null. */
  private async change(
    id: string,
    decide: (tx: EntityManager, request: RequestRow) => Promise<Decided | null>,
  ): Promise<void> {
    await inTransaction(this.deps.em, (tx) => this.changeIn(tx, id, (request) => decide(tx, request)));
  }

  private async changeIn(
    tx: EntityManager,
    id: string,
    decide: (request: RequestRow) => Promise<Decided | null>,
  ): Promise<void> {
    const request = isUuid(id) ? await lockRequest(tx, id) : undefined;
    if (!request) throw notFound('Request');
    const decided = await decide(request);
    if (!decided) return;
    const changed = { waitsSince: null, changedAt: this.deps.now(), version: request.version + 1 };
    await tx.nativeUpdate(RequestRecord, { id }, { state: decided.state, ...changed });
    const entry = { entityId: id, label: request.reference, what: { state: decided.what } };
    await writeAuditEntry(tx, { entity: 'request', ...entry });
  }

  private async mailCustomer(
    tx: EntityManager,
    request: RequestRow,
    about: { readonly messageId: string; readonly isOffer?: true },
  ): Promise<void> {
    const { id, email, userId } = request;
    await queueEmail(tx, {
      kind: 'request-answer',
      dedupeKey: `request-answer:${about.messageId}`,
      recipient: email,
      ...(userId ? { userId } : {}),
      data: { requestId: id, ...about },
      now: this.deps.now(),
    });
  }
}

function assertOfferable(request: RequestRow, version: number): void {
  refuseOlder(request, version);
  if (!mayMove(request.state, 'offered'))
    throw conflict(`This request can't move from ${request.state} to offered`);
}

function refuseOlder(request: RequestRow, version: number): void {
  if (request.version !== version) throw conflict('Someone else changed this request. Check it again.');
}
