import { randomUUID } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { checkCollectionDate } from '../../../rules/collection-date.js';
import type { DestinationKey } from '../../../rules/destinations.js';
import { cutOffHourAt } from '../../../rules/orders/area-cut-offs.js';
import { isUkPostcode } from '../../../rules/people/postcode.js';
import { TOTAL_PENCE_MIN } from '../../../rules/prices/promotion.js';
import { contentDigest, refuseOtherContent } from '../../platform/api/idempotency-key.js';
import { requireUser } from '../../platform/auth/viewer.js';
import { inTransaction } from '../../platform/db/transaction.js';
import { badInput, notFound, pricesChanged, wrongField } from '../../platform/errors/errors.js';
import { addRequestFacts } from '../../platform/log/request-scope.js';
import { type Deps, Service } from '../../platform/service/service.js';
import { toAddress } from '../../platform/values/address.js';
import { toPlacedAddress } from '../../platform/values/placed-address.js';
import { isUuid } from '../../platform/values/uuid.js';
import { takePromotion } from '../catalogue/promotions/promotion-places.store.js';
import { OrderRecord } from '../orders/order.entity.js';
import { LIVE_STATUSES } from '../payments/attempt-status.js';
import { PaymentAttempt } from '../payments/payment.entity.js';
import { TOO_LARGE, TOTAL_PENCE_MAX } from '../quotes/cart/cart-rules.js';
import { ONE_DESTINATION } from '../quotes/snapshot.js';
import { agree } from '../settings/legal/agree.js';
import { transitOf } from '../settings/store-terms.js';
import { readEmail } from '../users/read-email.js';
import { type ContactChecks, checkContactAndAddresses } from './check-contact.js';
import { CheckoutRecord } from './checkout.entity.js';
import type { CheckoutInput } from './checkout.inputs.js';
import { readOpeningFacts, waitForSettlements } from './checkout.store.js';
import type { ChosenItem } from './checkout-source.js';
import { shipmentFromCart, shipmentFromQuote } from './checkout-source.js';

/** The most open checkouts that are listed for resuming. */
const OPEN_MAX = 20;

/** Options of opening a checkout that its input does not contain. */
export interface OpenOptions extends ContactChecks {
  /** The items and quantities to buy out of the cart; the whole cart when left out. */
  readonly items?: readonly ChosenItem[];
  /** The destination that the caller expects; another one is refused. */
  readonly destination?: DestinationKey;
  /** Whether the input must have a collection date or say that it is agreed later; REST callers need neither. */
  readonly dayIsAsked?: boolean;
}

const NO_DAY = 'Choose a collection date, or agree the day with us later';

/** The fields of a checkout that finding its order needs. */
interface CheckoutEnd extends Pick<CheckoutRecord, 'id' | 'status'> {
  readonly amends: { readonly orderId: string } | null;
}

/** Freezes a cart or a saved quote for payment, and finds frozen checkouts. */
export class CheckoutService extends Service<Deps<'em' | 'requestLimits' | 'env' | 'now'>> {
  private readonly liveIntents = new DataLoader(
    async (checkoutIds: readonly string[]) => {
      const attempts = await this.deps.em
        .fork()
        .find(PaymentAttempt, { checkoutId: [...checkoutIds], status: { $in: [...LIVE_STATUSES] } });
      const intents = new Map(attempts.map(({ checkoutId, paymentIntent }) => [checkoutId, paymentIntent]));
      return checkoutIds.map((id) => intents.get(id) ?? null);
    },
    { cache: false },
  );

  /**
   * Freezes the customer's cart at the server's own prices, or a saved quote at its frozen ones. A repeat (same
   * idempotency key, or same content while open) returns the same checkout with the latest addresses. Throws BAD_INPUT,
   * PRICES_CHANGED when the page showed another total, NOT_FOUND or CONFLICT for the quote, CONFLICT when the key
   * belongs to other content or the terms that were shown are no longer in force, TOO_MANY_ATTEMPTS.
   */
  async open(input: CheckoutInput, options: OpenOptions = {}): Promise<CheckoutRecord> {
    addRequestFacts({ money: 'notCharged' });
    const user = requireUser(this.viewer);
    this.deps.requestLimits.countCheckout(user.id);
    const open = () => this.#open(user.id, input, options);
    return open().catch((error: unknown) => {
      // Without a cart, no row is locked, and two requests may insert: the second finds the first one's checkout.
      if (error instanceof UniqueConstraintViolationException) return open();
      throw error;
    });
  }

  /** The customer's own checkout. Throws NOT_FOUND, also for another customer's. */
  async find(id: string): Promise<CheckoutRecord> {
    const user = requireUser(this.viewer);
    const checkout = isUuid(id) ? await this.deps.em.findOne(CheckoutRecord, { id, userId: user.id }) : null;
    if (!checkout) throw notFound('Checkout');
    return checkout;
  }

  /** The customer's checkouts that can still be paid, newest first. */
  openOnes(): Promise<CheckoutRecord[]> {
    const user = requireUser(this.viewer);
    return this.deps.em.find(
      CheckoutRecord,
      { userId: user.id, status: 'awaiting_payment' },
      { orderBy: { createdAt: 'desc' }, limit: OPEN_MAX },
    );
  }

  /** The id of the order that a checkout created or changed; null before. */
  async orderIdOf({ id, status, amends }: CheckoutEnd): Promise<string | null> {
    if (status !== 'finalized' && status !== 'refunded') return null;
    if (amends) return amends.orderId;
    const order = await this.deps.em.fork().findOne(OrderRecord, { checkoutId: id }, { fields: ['id'] });
    return order?.id ?? null;
  }

  /** The provider's id of the payment in progress; null when there is none. */
  liveIntentOf({ id }: Pick<CheckoutRecord, 'id'>): Promise<string | null> {
    return this.liveIntents.load(id);
  }

  #open(userId: string, input: CheckoutInput, options: OpenOptions): Promise<CheckoutRecord> {
    return inTransaction(this.deps.em, async (tx) => {
      await waitForSettlements(tx, userId);
      const { idempotencyKey, ...content } = input;
      const digest = contentDigest(content, options);
      const { cart, terms, mine } = await readOpeningFacts(tx, userId, idempotencyKey, this.deps.now());
      const repeated = mine.find(({ isRepeated }) => isRepeated);
      if (repeated) {
        refuseOtherContent(repeated.digest, digest);
        return tx.findOneOrFail(CheckoutRecord, repeated.id);
      }

      const bought = input.quote
        ? await shipmentFromQuote(tx, input.quote, { key: this.deps.env, now: this.deps.now() })
        : shipmentFromCart(cart, options.items, terms);
      const { quote, priceHash } = bought;
      const { destination, service, totalPence, promotion } = quote;
      if ((options.destination ?? destination) !== destination) throw badInput(ONE_DESTINATION);
      checkContactAndAddresses(input, destination, {
        ...options,
        collectionRegions: terms.collectionRegions,
      });
      const collectionDate = input.agreesDateLater ? null : (input.collectionDate ?? bought.collectionDate);
      const isUnsaid = !collectionDate && !input.agreesDateLater && options.dayIsAsked;
      const refusal = collectionDate
        ? checkCollectionDate(
            collectionDate,
            this.deps.now(),
            cutOffHourAt(input.collectionAddress.postcode ?? '', terms),
          )
        : isUnsaid && NO_DAY;
      if (refusal) throw wrongField('collectionDate', refusal);

      if (totalPence < TOTAL_PENCE_MIN)
        throw badInput(`Card payments start at ${TOTAL_PENCE_MIN}p. Add an item.`);
      if (totalPence > TOTAL_PENCE_MAX) throw badInput(TOO_LARGE);
      if (totalPence !== input.expectedTotal) throw pricesChanged(totalPence);
      const open = mine.find((checkout) => checkout.isOpen && checkout.priceHash === priceHash);
      if (!open && promotion?.isLimited) await takePromotion(tx, promotion, userId);

      const found = open && (await tx.findOneOrFail(CheckoutRecord, open.id));
      const { fromCity, toCity } = quote;
      const given = {
        shipment: {
          ...(found?.shipment ?? { ...quote, transit: transitOf(terms, destination, service) }),
          fromCity: !fromCity || isUkPostcode(fromCity) ? input.collectionAddress.city.trim() : fromCity,
          toCity: toCity || input.deliveryAddress.city.trim(),
          collectionDate,
          collectionAddress: toPlacedAddress(input.collectionAddress),
          deliveryAddress: toPlacedAddress(input.deliveryAddress),
          billingAddress: toAddress(input.billingAddress),
        },
        contact: {
          name: input.contactName.trim(),
          email: readEmail(input.contactEmail),
          phone: input.contactPhone?.trim() ?? '',
        },
        ...(input.hasNoForbiddenGoods && { noForbiddenGoodsAt: this.deps.now() }),
        updatedAt: this.deps.now(),
      };
      const answeredKeys = { ...found?.answeredKeys, [idempotencyKey]: digest };
      const checkout = found
        ? tx.assign(found, { ...given, answeredKeys }, { mergeObjectProperties: false })
        : tx.create(CheckoutRecord, {
            id: randomUUID(),
            userId,
            cartId: bought.cartId,
            quoteId: bought.quoteId,
            status: 'awaiting_payment',
            priceHash,
            idempotencyKey,
            answeredKeys,
            lines: bought.lines,
            createdAt: this.deps.now(),
            ...given,
          });
      await tx.flush();
      await agree(tx, {
        ...{ place: 'checkout', userId, checkoutId: checkout.id, now: this.deps.now() },
        accepted: input.acceptedVersions,
      });
      return checkout;
    });
  }
}
