import { type DestinationKey, findDestination } from '../../rules/destinations.js';
import { badInput, wrongField } from '../shared/errors/errors.js';
import { fromPounds, REST_CURRENCY, toPounds } from '../shared/money.js';
import type { CartLineBody, CartRemovalBody } from './cart.rest.js';
import type { CartAnswer } from './cart.service.js';
import type { LineChange } from './cart-lines.store.js';
import type { PricedLine } from './cart-view.js';

/** The line of a body, as the service takes it. */
export function toLineChange({ productId, customBox, quantity }: CartLineBody): LineChange {
  return { productId: productId ?? null, customBox: customBox ?? null, quantity };
}

/** The destination that was named; undefined leaves the cart's. Throws BAD_INPUT. */
export function readDestination(country: string | undefined): DestinationKey | undefined {
  if (!country) return undefined;
  const destination = findDestination(country);
  if (!destination) throw wrongField('country', 'Please choose a destination from the list');
  return destination.key;
}

/** Throws BAD_INPUT unless a removal names a line. */
export function readRemoval({ productId, key }: CartRemovalBody): { productId: string } | { key: string } {
  if (productId) return { productId };
  if (key) return { key };
  throw badInput('Please name a product');
}

/** A cart as REST shows it; `guestId` only when the server had to make one. */
export function toRestCart({ cart, issuedGuestId }: CartAnswer) {
  const { sums } = cart;
  return {
    _id: cart.id,
    products: cart.lines.map(toRestLine),
    country: cart.destination,
    itemsPrice: toPounds(sums.itemsPence),
    minimumTopUp: toPounds(sums.minimumTopUpPence),
    servicePrice: toPounds(sums.servicePence),
    totalPrice: toPounds(sums.totalPence),
    currency: REST_CURRENCY,
    ...(issuedGuestId ? { guestId: issuedGuestId } : {}),
  };
}

/** The cart after something was put in, and a note when the caller's price was not ours. */
export function toRestCartAfter(sent: CartLineBody, answer: CartAnswer) {
  const { cart } = answer;
  const line = cart.lines.find(
    ({ product, destination }) =>
      product?.id === sent.productId?.toLowerCase() && destination === cart.destination,
  );
  const isOurs = sent.price == null || fromPounds(sent.price) === line?.unitPence;
  return { ...toRestCart(answer), ...(isOurs ? {} : { priceChanged: true }) };
}

function toRestLine({ id, product, customBox, name, quantity, unitPence, destination }: PricedLine) {
  return {
    _id: id,
    productId: product?.id ?? null,
    ...(customBox ? { customBox } : {}),
    name,
    quantity,
    /** Null when it is not sold to the country. */
    price: unitPence === null ? null : toPounds(unitPence),
    country: destination,
    image: product?.imageUrl ?? null,
    size: product?.size ?? null,
  };
}
