import { destinationName } from '../../../../rules/destinations.js';
import { quoteShipment } from '../../../../rules/prices/quote.js';
import { requireUser } from '../../../platform/auth/viewer.js';
import { conflict, notFound } from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { type LineChange, lineKeyOf } from '../../quotes/cart/cart-lines.store.js';
import type { PricedCart, PricedLine } from '../../quotes/cart/price-cart.js';
import type { LineSnapshot } from '../../quotes/placed-line.js';
import { minimumFor, type StoreTerms, servicePenceOf } from '../../settings/store-terms.js';
import { type OldShipment, readOldShipment } from './reorder.store.js';

export type LeftOutReason = 'notSold' | 'notToDestination';

/** Something of the order that could not be put into the cart. */
export interface LeftOut {
  readonly name: string;
  readonly quantity: number;
  readonly reason: LeftOutReason;
}

/** The cart after an old shipment was put into it, and what is different today. */
export interface BookedAgain {
  readonly cart: PricedCart;
  readonly leftOut: readonly LeftOut[];
  /** What the order cost. */
  readonly wasPence: number;
  /** What the part of it that was put in costs today. */
  readonly nowPence: number;
  /** The service of the order is not offered any more, so standard was chosen. */
  readonly isServiceGone: boolean;
}

/** Ships the same things to the same place once more, at today's prices. */
export class ReorderService extends Service<Deps<'pool' | 'cart' | 'store'>> {
  /**
   * Puts what the customer's own order held into their cart, beside what is there already; repeating it changes
   * nothing. Throws NOT_FOUND, or CONFLICT when none of it is sold any more.
   */
  async reorder(orderId: string): Promise<BookedAgain> {
    const old = await this.read(orderId);
    const terms = await this.deps.store.terms();
    const { destination, fromCity, toCity } = old;
    const isServiceGone = !terms.services.some(({ level }) => level === old.service);
    const service = isServiceGone ? 'standard' : old.service;
    const sold = old.lines.filter((line) => !whyNot(line, old, terms));
    if (sold.length === 0)
      throw conflict(`We no longer sell anything from this order to ${destinationName(destination)}.`);

    const cart = await this.deps.cart.bring(sold.map(toChange), { destination, service, fromCity, toCity });
    const inCart = new Map(cart.lines.map((line) => [keyOfCartLine(line), line]));
    const priced = sold.flatMap((line) => {
      const found = inCart.get(lineKeyOf(toChange(line)));
      return found ? [{ ...found, quantity: line.quantity }] : [];
    });
    const sums = quoteShipment({
      lines: priced,
      servicePence: servicePenceOf(terms, service),
      minimumPence: minimumFor(terms, destination),
    });
    const leftOut = old.lines.flatMap(({ name, quantity, ...line }) => {
      const reason = whyNot(line, old, terms);
      return reason ? [{ name, quantity, reason }] : [];
    });
    return { cart, leftOut, wasPence: old.pricePence, nowPence: sums.totalPence, isServiceGone };
  }

  private async read(orderId: string): Promise<OldShipment> {
    const user = requireUser(this.viewer);
    if (!isUuid(orderId)) throw notFound('Order');
    const shipment = await readOldShipment(this.deps.pool, orderId, user.id);
    if (!shipment) throw notFound('Order');
    return shipment;
  }
}

/** Why a line cannot be booked again; null when it can. */
function whyNot(
  { productId }: Pick<LineSnapshot, 'productId'>,
  { destination, soldIds, soldHereIds }: OldShipment,
  terms: StoreTerms,
): LeftOutReason | null {
  if (!productId) return terms.customBoxRates[destination] ? null : 'notToDestination';
  if (soldHereIds.includes(productId)) return null;
  return soldIds.includes(productId) ? 'notToDestination' : 'notSold';
}

function toChange({ productId, customBox, name, quantity }: LineSnapshot): LineChange {
  return { productId, customBox: customBox && { ...customBox, name }, quantity };
}

function keyOfCartLine({ product, customBox }: PricedLine): string {
  return lineKeyOf({ productId: product?.id ?? null, customBox });
}
