import { destinationName } from '../../../../rules/destinations.js';
import { quoteShipment } from '../../../../rules/prices/quote.js';
import { requireUser } from '../../../platform/auth/viewer.js';
import { conflict, notFound } from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { type LineChange, lineKeyOf } from '../../quotes/cart/cart.store.js';
import type { PricedCart, PricedLine } from '../../quotes/cart/cart-rules.js';
import type { LineSnapshot } from '../../quotes/placed-line.js';
import { minimumFor, type StoreTerms, servicePenceOf } from '../../settings/store-terms.js';
import { type OldShipment, readOldShipment } from './reorder.store.js';

export type LeftOutReason = 'notSold' | 'notToDestination';

/** An item of the order that could not be added to the cart. */
export interface LeftOut {
  readonly name: string;
  readonly quantity: number;
  readonly reason: LeftOutReason;
}

/** The cart after a reorder, with the old and today's price. */
export interface ReorderResult {
  readonly cart: PricedCart;
  readonly leftOut: readonly LeftOut[];
  /** The price of the old order. */
  readonly wasPence: number;
  /** Today's price of the items that were added. */
  readonly nowPence: number;
  /** Whether the service of the order is no longer offered, so that standard was chosen. */
  readonly isServiceGone: boolean;
}

/** Reorders: adds the items of an old order to the cart, at today's prices. */
export class ReorderService extends Service<Deps<'pool' | 'cart' | 'store'>> {
  /**
   * Adds the items of the customer's own order to their cart, which keeps its other items; repeating it changes
   * nothing. Throws NOT_FOUND, or CONFLICT when none of the items is sold any more.
   */
  async reorder(orderId: string): Promise<ReorderResult> {
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

/** Why a line cannot be reordered; null when it can. */
function whyNot(
  { productId }: Pick<LineSnapshot, 'productId'>,
  { destination, soldIds, soldHereIds }: OldShipment,
  terms: StoreTerms,
): LeftOutReason | null {
  if (!productId) return terms.customBoxRates[destination] ? null : 'notToDestination';
  if (soldHereIds.includes(productId)) return null;
  return soldIds.includes(productId) ? 'notToDestination' : 'notSold';
}

function toChange({ productId, customBox, name, quantity }: OldShipment['lines'][number]): LineChange {
  return { productId, customBox: customBox && { ...customBox, name }, quantity };
}

function keyOfCartLine({ product, customBox }: PricedLine): string {
  return lineKeyOf({ productId: product?.id ?? null, customBox });
}
