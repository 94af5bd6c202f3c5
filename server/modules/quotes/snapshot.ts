import { createHash } from 'node:crypto';
import { destinationName } from '../../../rules/destinations.js';
import { sizeText } from '../../../rules/prices/item-size.js';
import { customBoxPence, type Quote, quoteShipment, type WeightRange } from '../../../rules/prices/quote.js';
import { badInput } from '../../platform/errors/errors.js';
import { CURRENCY } from '../../platform/values/money.js';
import type { PricesOfToday } from '../catalogue/product-price.store.js';
import { minimumFor, type StoreTerms, servicePenceOf } from '../settings/store-terms.js';
import { lineKeyOf } from './cart/cart.store.js';
import type { PricedCart, PricedLine } from './cart/cart-rules.js';
import type { FrozenQuote } from './frozen-shipment.js';
import type { LineSnapshot } from './placed-line.js';

const WEIGHT_LABELS: Readonly<Record<WeightRange, string>> = { upTo30: '0-30 kg', over30: '30+ kg' };

/** Message for a shipment with several destinations. */
export const ONE_DESTINATION = 'All items in a shipment must go to the same destination. Choose one.';

/** Freezes the lines of a cart. Throws BAD_INPUT when it is empty, mixed, or holds something not sold there. */
export function snapshotLines(cart: PricedCart): LineSnapshot[] {
  if (cart.lines.length === 0)
    throw badInput('Your cart is empty. Please add items before proceeding to checkout.');
  return cart.lines.map((line) => {
    if (line.destination !== cart.destination) {
      throw badInput(ONE_DESTINATION);
    }
    if (line.unitPence === null) {
      throw badInput(`${line.name}: Not available to ${destinationName(line.destination)} yet`);
    }
    return toSnapshot(line, line.unitPence);
  });
}

function toSnapshot(line: PricedLine, unitPence: number): LineSnapshot {
  const { product, customBox, name, quantity, unitVolumeCm3 } = line;
  return {
    key: lineKeyOf({ productId: product?.id ?? null, customBox }),
    productId: product?.id ?? null,
    customBox,
    name,
    description: product?.details ?? `Custom box, ${customBox ? WEIGHT_LABELS[customBox.weightRange] : ''}`,
    imageUrl: product?.imageUrl ?? null,
    size: product?.size ?? (customBox ? sizeText(customBox, customBox.weightRange) : ''),
    quantity,
    unitPence,
    unitVolumeCm3,
  };
}

/** Freezes destination, service, cities and price of a cart. */
export function freezeQuote(
  { destination, service, fromCity, toCity, sums: { freeAllowancePence: _, ...sums } }: PricedCart,
  { services }: Pick<StoreTerms, 'services'>,
): FrozenQuote {
  const serviceName = services.find((offer) => offer.level === service)?.name ?? service;
  return { destination, service, serviceName, fromCity, toCity, ...sums, currency: CURRENCY };
}

/** Identifies a frozen shipment: the same lines, prices, destination, service and promotion give the same digest. */
export function digestOf(
  lines: readonly LineSnapshot[],
  { destination, service, totalPence, promotion }: FrozenQuote,
): string {
  const items = lines.map(({ key, quantity, unitPence }) => [key, quantity, unitPence]).sort();
  return createHash('sha256')
    .update(JSON.stringify([items, destination, service, totalPence, promotion]))
    .digest('base64url');
}

/** The frozen parts of a shipment that could be priced again. */
export interface FrozenLines {
  readonly lines: readonly LineSnapshot[];
  /** The terms of its promotion stay as they were frozen. */
  readonly shipment: Pick<FrozenQuote, 'destination' | 'service' | 'promotion'>;
}

/** Prices frozen lines at today's prices; null when something is no longer sold there. */
export function repriceLines(frozen: FrozenLines, prices: PricesOfToday): Quote | null {
  const { unitPence, sums } = pricesOfLines(frozen, prices);
  return unitPence.includes(null) ? null : sums;
}

/** Today's price of each frozen line, null for one no longer sold there, and the sums of the others. */
export function pricesOfLines(
  { lines, shipment: { destination, service, promotion } }: FrozenLines,
  { pence, terms }: PricesOfToday,
): { unitPence: (number | null)[]; sums: Quote } {
  const rate = terms.customBoxRates[destination];
  const unitPence = lines.map((line) => {
    const boxPence = line.customBox && rate ? customBoxPence(line.customBox, rate) : null;
    return line.productId ? (pence[line.productId] ?? null) : boxPence;
  });
  const sums = quoteShipment({
    lines: lines.map((line, index) => ({ ...line, unitPence: unitPence[index] ?? null })),
    servicePence: servicePenceOf(terms, service),
    minimumPence: minimumFor(terms, destination),
    promotions: promotion ? [promotion] : [],
  });
  return { unitPence, sums };
}
