import type { Pool } from 'pg';
import { type DestinationKey, destinationName } from '../../../rules/destinations.js';
import { quoteShipment, type ServiceLevel } from '../../../rules/quote.js';
import type { CartService } from '../../cart/cart.service.js';
import { type LineChange, lineKeyOf } from '../../cart/cart-lines.store.js';
import type { PricedCart, PricedLine } from '../../cart/cart-view.js';
import {
  minimumFor,
  type StoreService,
  type StoreTerms,
  servicePenceOf,
} from '../../settings/store.service.js';
import { conflict, notFound } from '../../shared/errors/errors.js';
import { isUuid } from '../../shared/uuid.js';
import { requireUser, type Viewer } from '../../shared/viewer.js';
import type { LineSnapshot } from '../placed-line.js';

export const LEFT_OUT_REASONS = ['notSold', 'notToDestination'] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

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

interface OldShipment {
  readonly destination: DestinationKey;
  readonly service: ServiceLevel;
  readonly fromCity: string;
  readonly toCity: string;
  readonly totalPence: number;
  readonly lines: readonly LineSnapshot[];
  /** Products of the lines that are on sale somewhere, and those on sale to the destination. */
  readonly soldIds: readonly string[];
  readonly soldHereIds: readonly string[];
}

const ON_SALE = `select p.id from products p join order_lines l on l.product_id = p.id where l.order_id = o.id
  and p.is_published and p.status = 'active' and p.deleted_at is null`;

/** Boxes of the customer's own stand only in the frozen lines of the checkout that became the order. */
const OLD_SHIPMENT_SQL = `
  select o.destination, o.service, o.from_city as "fromCity", o.to_city as "toCity", o.total_pence as "totalPence", c.lines,
    array(${ON_SALE}) as "soldIds",
    array(${ON_SALE} and exists (select from product_prices price where price.product_id = p.id
      and price.destination = o.destination)) as "soldHereIds"
  from orders o join checkouts c on c.id = o.checkout_id
  where o.id = $1 and o.user_id = $2 and o.deleted_at is null`;

export interface ReorderDeps {
  readonly pool: Pool;
  readonly cart: CartService;
  readonly store: StoreService;
}

/** Ships the same things to the same place once more, at today's prices. */
export class ReorderService {
  constructor(
    private readonly deps: ReorderDeps,
    private readonly viewer: Viewer,
  ) {}

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
      throw conflict(`Nothing of this order is sold to ${destinationName(destination)} any more.`);

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
    return { cart, leftOut, wasPence: old.totalPence, nowPence: sums.totalPence, isServiceGone };
  }

  private async read(orderId: string): Promise<OldShipment> {
    const user = requireUser(this.viewer);
    if (!isUuid(orderId)) throw notFound('Order');
    const { rows } = await this.deps.pool.query<OldShipment>({
      name: 'old-shipment',
      text: OLD_SHIPMENT_SQL,
      values: [orderId, user.id],
    });
    if (!rows[0]) throw notFound('Order');
    return rows[0];
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
