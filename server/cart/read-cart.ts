import { type DestinationKey, findDestination } from '../../rules/destinations.js';
import { badInput, wrongField } from '../shared/errors/errors.js';
import { fromPounds } from '../shared/money.js';
import type { CartLineBody, CartRemovalBody } from './cart.rest.js';
import type { CartAnswer } from './cart.service.js';
import type { LineChange } from './cart-lines.store.js';

/** The line of a body, as the service takes it. */
export function toLineChange({ productId, customBox, quantity }: CartLineBody): LineChange {
  return { productId: productId ?? null, customBox: customBox ?? null, quantity };
}

/** The destination that was named; undefined leaves the cart's. Throws BAD_INPUT. */
export function readDestination(country: string | undefined): DestinationKey | undefined {
  if (!country) return undefined;
  const destination = findDestination(country);
  if (!destination) throw wrongField('country', 'Choose a destination from the list');
  return destination.key;
}

/** Throws BAD_INPUT unless a removal names a line. */
export function readRemoval({ productId, key }: CartRemovalBody): { productId: string } | { key: string } {
  if (productId) return { productId };
  if (key) return { key };
  throw badInput('Name a product');
}

/** Whether the caller showed our price, or none. */
export function isOurPrice(sent: CartLineBody, { cart }: CartAnswer): boolean {
  const line = cart.lines.find(
    ({ product, destination }) =>
      product?.id === sent.productId?.toLowerCase() && destination === cart.destination,
  );
  return sent.price == null || fromPounds(sent.price) === line?.unitPence;
}
