import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { todayInLondon } from '../../../rules/calendar-date.js';
import { emailProblem } from '../../../rules/people/contact-rules.js';
import type { FieldError } from '../../../rules/refusals.js';
import { surveyMonthProblem } from '../../../rules/requests.js';
import { contentDigest } from '../../platform/api/idempotency-key.js';
import { type Page, type PageQuery, readPage, toPage } from '../../platform/api/pagination.js';
import { requireUser } from '../../platform/auth/viewer.js';
import { inTransaction } from '../../platform/db/transaction.js';
import { badInput, notFound, wrongField } from '../../platform/errors/errors.js';
import type { SentFile } from '../../platform/files/sent-file.js';
import { clientKey } from '../../platform/limits/ip-prefix.js';
import { type Deps, Service } from '../../platform/service/service.js';
import { phoneRefusal } from '../../platform/values/phone.js';
import { queueEmail } from '../email/email.store.js';
import { attachFiles } from '../files/attachment.store.js';
import { type MessageInput, readMessage } from '../orders/conversation/message.inputs.js';
import { writeMessage } from '../orders/conversation/message.store.js';
import { addressOfShop } from '../orders/conversation/send-message.js';
import { type CartOwner, readCart } from '../quotes/cart/cart.store.js';
import { EMPTY_CART, priceCart } from '../quotes/cart/cart-rules.js';
import { ownerOf } from '../quotes/saved/saved-quote.service.js';
import { freezeQuote, snapshotLines } from '../quotes/snapshot.js';
import { readTermsIn } from '../settings/settings.store.js';
import { readEmail } from '../users/read-email.js';
import { RequestRecord } from './request.entity.js';
import type { OtherOfferInput, RequestFileInput, RequestInput } from './request.inputs.js';
import type { SentCart } from './request.store.js';
import { lockRequest, type RequestRow, readRequest, readRequests } from './request.store.js';
import { readRequestSecret } from './request-link.js';
import { readFileDigest, storeRequest } from './send-request.store.js';

export type RequestDeps = Deps<
  'em' | 'pool' | 'reads' | 'env' | 'limits' | 'storeName' | 'attachments' | 'now'
>;

/** Requests of visitors and customers to staff. */
export class RequestService extends Service<RequestDeps> {
  /**
   * Sends a request to staff, optionally with the viewer's present cart, and emails the shop. The same content within
   * an hour is the first request, whose reference is returned. Throws BAD_INPUT, CONFLICT, TOO_MANY_ATTEMPTS.
   */
  async send(input: RequestInput): Promise<string> {
    const { em, limits } = this.deps;
    const now = this.deps.now();
    checkRequest(input, todayInLondon(now));
    const userId = this.viewer.user?.id ?? null;
    await limits.spend('request-send', userId ?? clientKey());
    const { id, ...sent } = input;
    const { kind } = sent;
    const body = input.message.trim();
    const facts = {
      ...{
        id,
        kind,
        userId,
        name: input.name.trim(),
        email: readEmail(input.email),
        phone: input.phone?.trim() ?? '',
      },
      surveyMonth: kind === 'survey' ? (input.surveyMonth ?? null) : null,
      otherOffer: kind === 'price_match' && input.otherOffer ? toOtherOffer(input.otherOffer) : null,
    };
    return inTransaction(em, async (tx) => {
      const shipment = input.attachCart ? await freezeCart(tx, ownerOf(this.viewer), now) : null;
      const destination = shipment?.destination ?? input.destination ?? null;
      const fileDigest = input.fileId ? await readFileDigest(tx, input.fileId) : null;
      const { id: _, ...content } = { ...facts, shipment, destination, body, fileDigest };
      const digests = { digest: contentDigest(content), sentDigest: contentDigest(sent, userId) };
      const { reference, isNew } = await storeRequest(tx, {
        ...{ ...facts, ...digests, shipment, destination, now },
      });
      if (!isNew) return reference;
      if (input.fileId) await attachFiles(tx, { requestId: id }, [input.fileId], 'fileId');
      const author = { authorId: null, fromStaff: false };
      if (body) await writeMessage(tx, { ...author, id: randomUUID(), requestId: id, body, now });
      await this.mailShop(tx, { dedupeKey: `request:${id}`, requestId: id, userId });
      return reference;
    });
  }

  /** The request of a link, for any holder. Throws BAD_INPUT for an invalid link, NOT_FOUND. */
  async open(secret: string): Promise<RequestRow> {
    const request = await readRequest(this.deps.pool, readRequestSecret(this.deps, secret));
    if (!request) throw notFound('Request');
    return request;
  }

  /**
   * Adds a customer's message to the request of a link, and emails the shop. The same id again is the same message.
   * Throws BAD_INPUT, NOT_FOUND, TOO_MANY_ATTEMPTS; CONFLICT for the id of another message.
   */
  async reply(secret: string, input: MessageInput): Promise<RequestRow> {
    const requestId = readRequestSecret(this.deps, secret);
    const now = this.deps.now();
    const message = { ...readMessage(input), requestId, authorId: null, fromStaff: false, now };
    await this.deps.limits.spend('request-reply', requestId);
    await inTransaction(this.deps.em, async (tx) => {
      const request = await lockRequest(tx, requestId);
      if (!request) throw notFound('Request');
      if (!(await writeMessage(tx, message))) return;
      const { waitsSince, version, userId } = request;
      const changed = { waitsSince: waitsSince ?? now, changedAt: now, version: version + 1 };
      await tx.nativeUpdate(RequestRecord, { id: requestId }, changed);
      const { id: messageId } = message;
      await this.mailShop(tx, { dedupeKey: `request-message:${messageId}`, requestId, messageId, userId });
    });
    return this.open(secret);
  }

  /** A file of a link's request, or its thumbnail. Throws BAD_INPUT, NOT_FOUND; CONFLICT until it was scanned. */
  async file({ secret, isThumbnail }: RequestFileInput, fileId: string): Promise<SentFile> {
    const requestId = readRequestSecret(this.deps, secret);
    const { attachments } = this.deps;
    return isThumbnail ? attachments.thumbnail(fileId, requestId) : attachments.open(fileId, requestId);
  }

  /** The customer's requests, newest first. */
  async mine({ page, pageSize }: PageQuery): Promise<Page<RequestRow>> {
    const { id: userId } = requireUser(this.viewer);
    const at = readPage(page, pageSize);
    const asked = { now: this.deps.now(), limit: at.pageSize, offset: at.offset };
    const { requests, total } = await readRequests(this.deps.reads, { userId }, asked);
    return toPage(requests, total, at);
  }

  private async mailShop(
    tx: EntityManager,
    {
      dedupeKey,
      userId,
      ...data
    }: { dedupeKey: string; requestId: string; messageId?: string; userId: string | null },
  ): Promise<void> {
    const { env, now } = this.deps;
    const recipient = await addressOfShop(tx, env.mailFrom);
    const about = userId ? { userId } : {};
    await queueEmail(tx, {
      kind: 'request-received',
      dedupeKey,
      recipient,
      ...about,
      data: { ...data, to: 'staff' },
      now: now(),
    });
  }
}

function toOtherOffer({ company, service, volumeM3, totalPence }: OtherOfferInput) {
  return { company: company.trim(), service, volumeCm3: Math.round(volumeM3 * 1_000_000), totalPence };
}

/** Checks a visitor's request, by its kind, on a London day. Throws BAD_INPUT with every wrong field. */
function checkRequest(input: RequestInput, today: string): void {
  const { kind, name, email, phone, message, attachCart, surveyMonth, otherOffer } = input;
  const isPriceMatch = kind === 'price_match';
  const found: readonly (readonly [field: string, message: string | null | false])[] = [
    ['kind', kind === 'call' && 'Only staff make a quote for a caller'],
    ['attachCart', isPriceMatch && !attachCart && 'Build your quote first: we compare the same shipment'],
    ['otherOffer', isPriceMatch && !otherOffer && "Enter the other company's offer"],
    ['surveyMonth', kind === 'survey' && surveyMonthProblem(surveyMonth ?? '', today)],
    ['message', kind === 'question' && !message.trim() && 'Write your question'],
    ['name', !name.trim() && 'Name is required'],
    ['email', emailProblem(email)],
    ['phone', phoneRefusal(phone)],
  ];
  const wrong = found.flatMap(([field, problem]): FieldError[] =>
    problem ? [{ field, message: problem }] : [],
  );
  if (wrong[0]) throw badInput(wrong[0].message, wrong);
}

/** The viewer's cart for a request, at today's prices. Throws BAD_INPUT for one that is empty or not sold there. */
async function freezeCart(tx: EntityManager, owner: CartOwner, now: Date): Promise<SentCart> {
  const cart = owner.userId || owner.guestHash ? await readCart(tx, owner, now) : null;
  if (!cart?.lines.length)
    throw wrongField('attachCart', 'Your cart is empty. Add what you want to ship first.');
  const terms = await readTermsIn(tx);
  const priced = priceCart(cart ?? EMPTY_CART, terms);
  return { ...freezeQuote(priced, terms), lines: snapshotLines(priced) };
}
