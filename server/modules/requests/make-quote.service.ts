import type { EntityManager } from '@mikro-orm/postgresql';
import { contentDigest } from '../../platform/api/idempotency-key.js';
import { requireText } from '../../platform/api/read-text.js';
import { requirePermission } from '../../platform/auth/viewer.js';
import { inTransaction } from '../../platform/db/transaction.js';
import { notFound, pricesChanged, wrongField } from '../../platform/errors/errors.js';
import { type Deps, Service } from '../../platform/service/service.js';
import { phoneRefusal } from '../../platform/values/phone.js';
import { isUuid } from '../../platform/values/uuid.js';
import { type PricedContent, priceContent } from '../quotes/by-staff/price-content.js';
import type { QuoteContentInput } from '../quotes/by-staff/quote-content.inputs.js';
import { readEmail } from '../users/read-email.js';
import { User } from '../users/user.entity.js';
import { assertOfferable, cancelEarlierOffer, changeRequest, sendOffer } from './change-request.js';
import type { StaffQuoteInput } from './make-quote.inputs.js';
import type { RequestDeps } from './request.service.js';
import { readRequest } from './request.store.js';
import { storeRequest } from './send-request.store.js';

/** Quotes that staff make: the offers of requests, at the server's prices and staff's own. Every method throws UNAUTHENTICATED or FORBIDDEN for others. */
export class MakeQuoteService extends Service<RequestDeps & Deps<'cancelCheckoutsOf'>> {
  /** The price of a shipment as staff put it together. Throws BAD_INPUT, NOT_FOUND. */
  async price(content: QuoteContentInput): Promise<PricedContent> {
    requirePermission(this.viewer, 'orders');
    return priceContent(this.deps.em.fork(), content);
  }

  /**
   * Makes a quote and emails its customer the link to it: as the offer of a request, or with a new request. The same id
   * again is the same quote. Withdraws an earlier offer. Returns the id of the request. Throws BAD_INPUT, NOT_FOUND;
   * PRICES_CHANGED when staff saw another total; CONFLICT when the request has changed since it was read, takes no
   * offer, or its earlier offer is booked or being paid, and for the id of another quote.
   */
  async make(input: StaffQuoteInput): Promise<string> {
    const { id: staffId } = requirePermission(this.viewer, 'orders');
    const contact = readContact(input);
    await this.deps.limits.spend('message', staffId);
    const { id, version, content, message, days } = input;
    const now = this.deps.now();
    if (version != null) {
      const answered = isUuid(id) ? await readRequest(this.deps.pool, id) : undefined;
      if (!answered) throw notFound('Request');
      assertOfferable(answered, version);
      await cancelEarlierOffer(answered, this.deps);
    }
    await inTransaction(this.deps.em, async (tx) => {
      const priced = await priceContent(tx, content);
      const { totalPence, destination } = priced.shipment;
      if (version == null) {
        const digest = contentDigest(input, staffId);
        const { isNew } = await storeRequest(tx, {
          ...{
            ...contact,
            id,
            kind: 'call',
            userId: await this.ownerOf(tx, input, contact.email),
            destination,
          },
          ...{ surveyMonth: null, otherOffer: null, shipment: { ...priced.shipment, lines: priced.lines } },
          ...{ digest, sentDigest: digest, now },
        });
        if (!isNew) return;
      }
      if (totalPence !== input.expectedTotal) throw pricesChanged(totalPence);
      await changeRequest(tx, { id, now }, async (request) => {
        if (version != null) assertOfferable(request, version);
        return sendOffer(tx, this.deps, request, { content: priced, days, message, staffId, now });
      });
    });
    return id;
  }

  /** The chosen account, or the one that has proved this address. Throws NOT_FOUND for a chosen one that is gone. */
  private async ownerOf(
    tx: EntityManager,
    { customerId }: StaffQuoteInput,
    email: string,
  ): Promise<string | null> {
    const whose = customerId ? { id: customerId } : { email, emailVerifiedAt: { $ne: null } };
    const owner =
      customerId && !isUuid(customerId)
        ? null
        : await tx.findOne(User, { ...whose, deletedAt: null }, { fields: ['id'] });
    if (customerId && !owner) throw notFound('User');
    return owner?.id ?? null;
  }
}

function readContact({ name, email, phone }: StaffQuoteInput) {
  const refusal = phoneRefusal(phone);
  const contact = {
    name: requireText('name', name, 200, 'Name is required'),
    email: readEmail(email),
    phone,
  };
  if (refusal) throw wrongField('phone', refusal);
  return contact;
}
