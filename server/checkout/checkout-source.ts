import type { EntityManager } from '@mikro-orm/postgresql';
import type { DestinationKey } from '../../rules/destinations.js';
import type { Quote, ServiceLevel } from '../../rules/prices/quote.js';
import type { StoredCart } from '../cart/cart.store.js';
import { priceCart } from '../cart/cart-view.js';
import type { LineSnapshot } from '../orders/placed-line.js';
import { digestOf, snapshotLines } from '../orders/snapshot.js';
import { findOpenQuote } from '../saved-quotes/find-quote.js';
import type { QuoteKey } from '../saved-quotes/quote-secret.js';
import type { StoreTerms } from '../settings/store-terms.js';
import { badInput } from '../shared/errors/errors.js';
import { type ChosenItem, chooseLines } from './choose-lines.js';

/** A shipment with its prices, as a checkout freezes it. */
export interface PricedShipment {
  readonly cartId: string | null;
  readonly quoteId: string | null;
  readonly lines: LineSnapshot[];
  readonly destination: DestinationKey;
  readonly service: ServiceLevel;
  readonly serviceName: string;
  readonly fromCity: string;
  readonly toCity: string;
  /** The day that was wished for before the checkout. */
  readonly collectionDate: string | null;
  readonly sums: Omit<Quote, 'freeAllowancePence'>;
  readonly priceHash: string;
}

/** The cart, or the chosen lines of it, at today's prices. Throws BAD_INPUT. */
export function shipmentFromCart(
  cart: StoredCart | null,
  items: readonly ChosenItem[] | undefined,
  terms: StoreTerms,
): PricedShipment {
  if (!cart) throw badInput('Your cart is empty. Please add items before proceeding to checkout.');
  const priced = priceCart(items ? chooseLines(cart, items) : cart, terms);
  const lines = snapshotLines(priced);
  const { destination, service, fromCity, toCity, collectionDate, sums } = priced;
  return {
    ...{
      cartId: cart.id,
      quoteId: null,
      lines,
      destination,
      service,
      fromCity,
      toCity,
      collectionDate,
      sums,
    },
    serviceName: terms.services.find((offer) => offer.level === service)?.name ?? service,
    priceHash: digestOf(lines, destination, service, sums),
  };
}

/** A saved quote at its own prices, whatever they are today. Throws NOT_FOUND, and CONFLICT when booked or expired. */
export async function shipmentFromQuote(
  tx: EntityManager,
  secret: string,
  at: { key: QuoteKey; now: Date },
): Promise<PricedShipment> {
  const quote = await findOpenQuote(tx, secret, at);
  const { lines, destination, service, serviceName, fromCity, toCity } = quote;
  return {
    ...{ cartId: null, quoteId: quote.id, collectionDate: null, sums: quote },
    ...{ lines, destination, service, serviceName, fromCity, toCity },
    priceHash: `${quote.digest}:${quote.id}`,
  };
}
