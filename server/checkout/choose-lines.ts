import type { StoredCart, StoredLine } from '../cart/cart.store.js';
import { badInput } from '../shared/errors/errors.js';

/** One thing out of a cart: a product by its id, or (custom boxes) a line by its own. */
export interface ChosenItem {
  readonly id: string;
  readonly quantity: number;
}

/**
 * The cart reduced to what was chosen out of it, going where the chosen things go. Throws BAD_INPUT when something
 * is not in the cart, or not in that quantity.
 */
export function chooseLines(cart: StoredCart, items: readonly ChosenItem[]): StoredCart {
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

function findLine({ lines, destination }: StoredCart, id: string): StoredLine | undefined {
  const fitting = lines.filter((line) => (line.product?.id ?? line.id) === id);
  return fitting.find((line) => line.destination === destination) ?? fitting[0];
}
