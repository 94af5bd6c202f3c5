import { type EndpointGroup, endpoint } from '../rest/endpoint.js';
import { badInput } from '../shared/errors/errors.js';
import { requireUser } from '../shared/viewer.js';
import {
  CartLineBody,
  CartRemovalBody,
  MergeBody,
  restCart,
  restCartAfter,
  restMergedCart,
} from './cart.rest.js';
import { isOurPrice, readDestination, readRemoval, toLineChange } from './read-cart.js';

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
