import type { EntityManager } from '@mikro-orm/postgresql';
import { mayMove } from '../../../rules/requests.js';
import { type Page, readPage, toPage } from '../../platform/api/pagination.js';
import { readSearch } from '../../platform/api/read-text.js';
import { inTransaction } from '../../platform/db/transaction.js';
import { conflict, notFound, wrongField } from '../../platform/errors/errors.js';
import { type Deps, Service } from '../../platform/service/service.js';
import { isUuid } from '../../platform/values/uuid.js';
import { type MessageInput, readMessage } from '../orders/conversation/message.inputs.js';
import { writeMessage } from '../orders/conversation/message.store.js';
import { readEmail } from '../users/read-email.js';
import {
  assertOfferable,
  cancelEarlierOffer,
  changeRequest,
  mailCustomer,
  refuseOlder,
  sendOffer,
} from './change-request.js';
import type {
  QuoteOfferInput,
  RequestFilter,
  RequestMoveInput,
  RequestOfferInput,
} from './request.inputs.js';
import type { RequestDeps } from './request.service.js';
import { type RequestRow, readRequest, readRequestOfQuote, readRequests } from './request.store.js';
import { requestOfQuote } from './request-of-quote.js';
import { contentAt } from './write-offer.js';

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
      await mailCustomer(tx, request, { messageId: message.id }, message.now);
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
    await cancelEarlierOffer(before, this.deps);
    await this.change(id, async (tx, request) => {
      assertOfferable(request, version);
      const content = contentAt(request, totalPence);
      return sendOffer(tx, this.deps, request, { content, message, staffId, now });
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
      await changeRequest(tx, { id, now }, (request) => {
        const content = contentAt(request, totalPence);
        return sendOffer(tx, this.deps, request, { content, message, staffId, now });
      });
    });
  }

  private async change(id: string, decide: Decide): Promise<void> {
    const at = { id, now: this.deps.now() };
    await inTransaction(this.deps.em, (tx) => changeRequest(tx, at, (request) => decide(tx, request)));
  }
}

type Decide = (tx: EntityManager, request: RequestRow) => ReturnType<Parameters<typeof changeRequest>[2]>;
