import { type DestinationKey, findDestination } from '../../../../rules/destinations.js';
import { fromPounds } from '../../../../rules/prices/pounds.js';
import { requireUser } from '../../../platform/auth/viewer.js';
import { badInput, wrongField } from '../../../platform/errors/errors.js';
import { type EndpointGroup, endpoint } from '../../../platform/rest/endpoint.js';
import {
  CartLineBody,
  CartRemovalBody,
  MergeBody,
  restCart,
  restCartAfter,
  restMergedCart,
} from './cart.rest.js';
import type { CartAnswer } from './cart.service.js';
import type { LineChange } from './cart.store.js';

export const cartEndpoints: EndpointGroup = {
  tag: 'Cart',
  description: 'The cart of a customer, or of the guest whose secret was sent.',
  endpoints: [
    endpoint({
      route: 'GET /cart',
      failed: 'Failed to fetch cart',
      access: 'cart',
      summary: 'The cart, at the prices of now.',
      response: restCart,
      example: {},
      handle: ({ services }) => services.cart.read(),
    }),
    endpoint({
      route: 'POST /cart',
      failed: 'Failed to add item to cart',
      access: 'cart',
      summary: 'Adds to the quantity of an item. A price that is sent is only compared with ours.',
      body: CartLineBody,
      response: restCartAfter,
      errors: [404, 409],
      example: { body: { productId: '$product', quantity: 4, country: 'Australia', price: '$unitPrice' } },
      handle: async ({ services, body }) => {
        const answer = await services.cart.add(toLineChange(body), readDestination(body.country));
        return { ...answer, priceChanged: isOurPrice(body, answer) ? undefined : true };
      },
    }),
    endpoint({
      route: 'PUT /cart',
      failed: 'Failed to update cart item quantity',
      access: 'cart',
      summary: 'Sets the quantity of an item that is in the cart; 0 takes it out.',
      body: CartLineBody,
      response: restCart,
      errors: [404, 409],
      example: { body: { productId: '$productInCart', quantity: 4 } },
      handle: ({ services, body }) =>
        body.productId
          ? services.cart.setQuantity(body.productId, body.quantity)
          : services.cart.change([toLineChange(body)]),
    }),
    endpoint({
      route: 'DELETE /cart',
      failed: 'Failed to remove item from cart',
      access: 'cart',
      summary: 'Takes an item out; gone already is fine.',
      query: CartRemovalBody,
      response: restCart,
      errors: [404],
      example: { query: { productId: '$productInCart' } },
      handle: async ({ services, query }) => {
        const removal = readRemoval(query);
        return 'key' in removal
          ? services.cart.remove(removal.key)
          : services.cart.removeProduct(removal.productId, null);
      },
    }),
    endpoint({
      route: 'POST /cart/merge',
      failed: 'Failed to merge carts',
      access: 'cart',
      summary:
        "Merges the guest cart into the signed-in customer's. The larger quantity of the same item wins.",
      body: MergeBody,
      response: restMergedCart,
      errors: [401],
      example: { body: { guestId: '$guestId' } },
      handle: async ({ services, viewer }) => {
        requireUser(viewer);
        if (!viewer.guestId) throw badInput('No guest ID provided');
        return services.cart.merge();
      },
    }),
    endpoint({
      route: 'POST /cart/clear',
      failed: 'Failed to clear cart',
      access: 'cart',
      summary: 'Empties the cart.',
      response: restCart,
      example: {},
      handle: ({ services }) => services.cart.clear(),
    }),
  ],
};

/** The line change of a body, as the service takes it. */
function toLineChange({ productId, customBox, quantity }: CartLineBody): LineChange {
  return { productId: productId ?? null, customBox: customBox ?? null, quantity };
}

/** The destination of a country; undefined keeps the cart's. Throws BAD_INPUT. */
function readDestination(country: string | undefined): DestinationKey | undefined {
  if (!country) return undefined;
  const destination = findDestination(country);
  if (!destination) throw wrongField('country', 'Choose a destination from the list');
  return destination.key;
}

/** Throws BAD_INPUT unless a removal names a line. */
function readRemoval({ productId, key }: CartRemovalBody): { productId: string } | { key: string } {
  if (productId) return { productId };
  if (key) return { key };
  throw badInput('Name a product');
}

/** Whether the caller showed our price, or none. */
function isOurPrice(sent: CartLineBody, { cart }: CartAnswer): boolean {
  const line = cart.lines.find(
    ({ product, destination }) =>
      product?.id === sent.productId?.toLowerCase() && destination === cart.destination,
  );
  return sent.price == null || fromPounds(sent.price) === line?.unitPence;
}
