import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput } from '../../platform/errors/errors.js';
import type { UnpricedCart, UnpricedLine } from '../quotes/cart/cart.store.js';
import { priceCart } from '../quotes/cart/cart-rules.js';
import type { FrozenQuote } from '../quotes/frozen-shipment.js';
import type { LineSnapshot } from '../quotes/placed-line.js';
import { findOpenQuote } from '../quotes/saved/find-quote.js';
import type { QuoteKey } from '../quotes/saved/quote-secret.js';
import { digestOf, freezeQuote, snapshotLines } from '../quotes/snapshot.js';
import type { StoreTerms } from '../settings/store-terms.js';

/** A shipment with its prices, as a checkout freezes it. */
export interface PricedShipment {
  readonly cartId: string | null;
  readonly quoteId: string | null;
  readonly lines: LineSnapshot[];
  readonly quote: FrozenQuote;
  /** The day of collection that was chosen before the checkout. */
  readonly collectionDate: string | null;
  readonly priceHash: string;
}

/** The cart, or the chosen lines of it, at today's prices. Throws BAD_INPUT. */
export function shipmentFromCart(
  cart: UnpricedCart | null,
  items: readonly ChosenItem[] | undefined,
  terms: StoreTerms,
): PricedShipment {
  if (!cart) throw badInput('Your cart is empty. Please add items before proceeding to checkout.');
  const priced = priceCart(items ? chooseLines(cart, items) : cart, terms);
  const lines = snapshotLines(priced);
  const quote = freezeQuote(priced, terms);
  const { collectionDate } = priced;
  return {
    ...{ cartId: cart.id, quoteId: null, lines, quote, collectionDate },
    priceHash: digestOf(lines, quote),
  };
}

/** A saved quote at its frozen prices. Throws NOT_FOUND, and CONFLICT when booked or expired. */
export async function shipmentFromQuote(
  tx: EntityManager,
  secret: string,
  at: { key: QuoteKey; now: Date },
): Promise<PricedShipment> {
  const saved = await findOpenQuote(tx, secret, at);
  const { id, lines, digest, shipment: quote } = saved;
  return { cartId: null, quoteId: id, lines, quote, collectionDate: null, priceHash: `${digest}:${id}` };
}

/** An item of a cart: a product by its id, or a custom box by its line's id. */
export interface ChosenItem {
  readonly id: string;
  readonly quantity: number;
}

/**
 * The cart reduced to the chosen items, with their destination. Throws BAD_INPUT when an item is not in the cart, or
 * not in that quantity.
 */
function chooseLines(cart: UnpricedCart, items: readonly ChosenItem[]): UnpricedCart {
  const wanted = new Map<string, number>();
  for (const item of items) {
    const id = item.id.toLowerCase();
    wanted.set(id, (wanted.get(id) ?? 0) + item.quantity);
  }
  const lines = [...wanted].map(([id, quantity]) => {
    const line = findLine(cart, id);
    if (!line || !Number.isInteger(quantity) || quantity < 1 || quantity > line.quantity) {
      throw badInput('Some items are no longer in your cart. Check your cart and try again.');
    }
    return { ...line, quantity };
  });
  const destinations = new Set(lines.map((line) => line.destination));
  const [destination = cart.destination] = destinations.size === 1 ? destinations : [];
  return { ...cart, destination, lines };
}

function findLine({ lines, destination }: UnpricedCart, id: string): UnpricedLine | undefined {
  const fitting = lines.filter((line) => (line.product?.id ?? line.id) === id);
  return fitting.find((line) => line.destination === destination) ?? fitting[0];
}
