import { DEFAULT_DESTINATION } from '../../../../rules/destinations.js';
import { phonePence } from '../../../../rules/prices/phone-price.js';
import {
  CART_LINES_MAX,
  customBoxPence,
  LINE_QUANTITY,
  type Quote,
  quoteShipment,
} from '../../../../rules/prices/quote.js';
import { volumeCm3 } from '../../../../rules/prices/volume.js';
import { badInput, notFound, wrongField } from '../../../platform/errors/errors.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { codeProblem, usableOffers } from '../../catalogue/promotions/promotion-offers.js';
import { minimumFor, type StoreTerms, servicePenceOf } from '../../settings/store-terms.js';
import { QUANTITY_MESSAGE } from './cart.inputs.js';
import { type LineChange, lineKeyOf, type UnpricedCart, type UnpricedLine } from './cart.store.js';

/** Refuses changes without an item, an invalid quantity, or an item twice. Throws BAD_INPUT, NOT_FOUND. */
export function checkChanges(changes: readonly LineChange[]): void {
  if (changes.length > CART_LINES_MAX) throw badInput(`A cart holds up to ${CART_LINES_MAX} different items`);
  const keys = new Set<string>();
  for (const change of changes) {
    if ((change.productId === null) === (change.customBox === null))
      throw badInput('Name a product or a custom box');
    if (change.productId !== null && !isUuid(change.productId)) throw notFound('Product');
    const { quantity } = change;
    if (!Number.isInteger(quantity) || quantity < 0 || quantity > LINE_QUANTITY.max) {
      throw wrongField('quantity', QUANTITY_MESSAGE);
    }
    const key = lineKeyOf(change);
    if (keys.has(key)) throw badInput('Send each item once');
    keys.add(key);
  }
}

/** One line with its price in pence (null: not available) and its volume. */
export interface PricedLine extends UnpricedLine {
  readonly name: string;
  readonly unitPence: number | null;
  readonly unitVolumeCm3: number;
}

export interface PricedCart extends Omit<UnpricedCart, 'lines'> {
  readonly lines: readonly PricedLine[];
  readonly sums: Quote;
  /** The price by phone; null when it is the same. */
  readonly phonePence: number | null;
}

/** A cart without any item. */
export const EMPTY_CART: UnpricedCart = {
  id: 'empty',
  destination: DEFAULT_DESTINATION,
  service: 'standard',
  fromCity: '',
  toCity: '',
  collectionDate: null,
  offers: [],
  lines: [],
};

/** Prices a cart on the given terms. Every amount comes from here; none from a client. */
export function priceCart(cart: UnpricedCart, terms: StoreTerms): PricedCart {
  const lines = cart.lines.map((line) => priceLine(line, terms));
  const sums = quoteShipment({
    lines,
    servicePence: servicePenceOf(terms, cart.service),
    minimumPence: minimumFor(terms, cart.destination),
    promotions: usableOffers(cart),
  });
  return { ...cart, lines, sums, phonePence: phonePence(sums.totalPence, terms.onlineSavingPercent) };
}

function priceLine(line: UnpricedLine, terms: StoreTerms): PricedLine {
  if (line.customBox) {
    const rate = terms.customBoxRates[line.destination];
    return {
      ...line,
      name: line.customBox.name,
      unitPence: rate ? customBoxPence(line.customBox, rate) : null,
      unitVolumeCm3: volumeCm3(line.customBox),
    };
  }
  return {
    ...line,
    name: line.product?.name ?? '',
    unitPence: line.productPence,
    unitVolumeCm3: line.product?.volumeCm3 ?? 0,
  };
}

/** The most that can be paid by card at once: £999,999.99 (Stripe, minimum and maximum charge amounts). */
export const TOTAL_PENCE_MAX = 99_999_999;
export const TOO_LARGE = "This shipment is too large to book online. Call us and we'll plan it with you.";

/** Throws when a change would make the cart invalid. */
export type CartCheck = (cart: PricedCart) => void;

/**
 * Throws BAD_INPUT for a cart that is too large. A change that can only make it smaller skips this check: risen
 * prices may have made the cart too large.
 */
export const checkSize = ({
  lines,
  sums,
}: {
  readonly lines: readonly unknown[];
  readonly sums: Pick<Quote, 'totalPence'>;
}): void => {
  if (lines.length > CART_LINES_MAX) throw badInput(`A cart holds up to ${CART_LINES_MAX} different items`);
  if (sums.totalPence > TOTAL_PENCE_MAX) throw badInput(TOO_LARGE);
};

/** Throws BAD_INPUT with the reason when the entered code takes nothing off. */
export const checkCode: CartCheck = (cart) => {
  const problem = codeProblem(cart, cart.sums);
  if (problem) throw wrongField('code', problem);
};
