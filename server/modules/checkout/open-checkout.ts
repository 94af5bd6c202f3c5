import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { checkCollectionDate } from '../../../rules/collection-date.js';
import type { DestinationKey } from '../../../rules/destinations.js';
import { cutOffHourAt } from '../../../rules/orders/area-cut-offs.js';
import { isUkPostcode } from '../../../rules/people/postcode.js';
import { TOTAL_PENCE_MIN } from '../../../rules/prices/promotion.js';
import { contentDigest, refuseOtherContent } from '../../platform/api/idempotency-key.js';
import { badInput, pricesChanged, wrongField } from '../../platform/errors/errors.js';
import { toAddress } from '../../platform/values/address.js';
import { toPlacedAddress } from '../../platform/values/placed-address.js';
import { takePromotion } from '../catalogue/promotions/promotion-places.store.js';
import { TOO_LARGE, TOTAL_PENCE_MAX } from '../quotes/cart/cart-rules.js';
import type { QuoteKey } from '../quotes/saved/quote-secret.js';
import { ONE_DESTINATION } from '../quotes/snapshot.js';
import { agree } from '../settings/legal/agree.js';
import { transitOf } from '../settings/store-terms.js';
import { readEmail } from '../users/read-email.js';
import { type ContactChecks, checkContactAndAddresses } from './check-contact.js';
import { CheckoutRecord } from './checkout.entity.js';
import type { CheckoutInput } from './checkout.inputs.js';
import { readOpeningFacts, waitForSettlements } from './checkout.store.js';
import { type ChosenItem, shipmentFromCart, shipmentFromQuote } from './checkout-source.js';

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

/**
 * Freezes a cart or a saved quote for its customer, in the caller's transaction; `CheckoutService.open` says what it
 * throws.
 */
export async function openCheckout(
  tx: EntityManager,
  userId: string,
  input: CheckoutInput,
  options: OpenOptions,
  { key, now }: { readonly key: QuoteKey; readonly now: Date },
): Promise<CheckoutRecord> {
  await waitForSettlements(tx, userId);
  const { idempotencyKey, ...content } = input;
  const digest = contentDigest(content, options);
  const { cart, terms, mine } = await readOpeningFacts(tx, userId, idempotencyKey, now);
  const repeated = mine.find(({ isRepeated }) => isRepeated);
  if (repeated) {
    refuseOtherContent(repeated.digest, digest);
    return tx.findOneOrFail(CheckoutRecord, repeated.id);
  }

  const bought = input.quote
    ? await shipmentFromQuote(tx, input.quote, { key, now })
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
    ? checkCollectionDate(collectionDate, now, cutOffHourAt(input.collectionAddress.postcode ?? '', terms))
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
    ...(input.hasNoForbiddenGoods && { noForbiddenGoodsAt: now }),
    updatedAt: now,
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
        createdAt: now,
        ...given,
      });
  await tx.flush();
  await agree(tx, {
    ...{ place: 'checkout', userId, checkoutId: checkout.id, now: now },
    accepted: input.acceptedVersions,
  });
  return checkout;
}
