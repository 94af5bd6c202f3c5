import { DEFAULT_DESTINATION } from '../../../../rules/destinations.js';
import { phonePence } from '../../../../rules/prices/phone-price.js';
import { customBoxPence, type Quote, quoteShipment } from '../../../../rules/prices/quote.js';
import { volumeCm3 } from '../../../../rules/prices/volume.js';
import { usableOffers } from '../../catalogue/promotions/promotion-offers.js';
import { minimumFor, type StoreTerms, servicePenceOf } from '../../settings/store-terms.js';
import type { UnpricedCart, UnpricedLine } from './cart.store.js';

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
