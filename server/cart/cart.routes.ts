import { type CallGroup, call } from '../rest/rest-endpoint.js';
import { badInput } from '../shared/errors/errors.js';
import { requireUser } from '../shared/viewer.js';
import {
  CartLineBody,
  CartRemovalBody,
  MergeBody,
  RestCart,
  RestCartAfter,
  RestMergedCart,
} from './cart.rest.js';
import { readDestination, readRemoval, toLineChange, toRestCart, toRestCartAfter } from './read-cart.js';

/** The cart of a customer, or of the guest whose secret was sent. */
export const cartCalls: CallGroup = {
  heading: 'Cart',
  calls: [
    call({
      route: 'GET /cart',
      who: 'cartHolder',
      summary: 'The cart, at the prices of now.',
      graphql: ['cart'],
      answer: RestCart,
      example: {},
      work: async ({ services }) => toRestCart(await services.cart.read()),
    }),
    call({
      route: 'POST /cart',
      who: 'cartHolder',
      summary: 'Adds to the quantity of an item. A price that is sent is only compared with ours.',
      graphql: ['addToCart'],
      body: CartLineBody,
      answer: RestCartAfter,
      refusals: [404, 409],
      example: { body: { productId: '$product', quantity: 4, country: 'Australia', price: '$unitPrice' } },
      work: async ({ services, body }) =>
        toRestCartAfter(body, await services.cart.add(toLineChange(body), readDestination(body.country))),
    }),
    call({
      route: 'PUT /cart',
      who: 'cartHolder',
      summary: 'Sets the quantity of an item that is in the cart; 0 takes it out.',
      graphql: ['changeCart'],
      body: CartLineBody,
      answer: RestCart,
      refusals: [404, 409],
      example: { body: { productId: '$productInCart', quantity: 4 } },
      work: async ({ services, body }) =>
        toRestCart(
          await (body.productId
            ? services.cart.setQuantity(body.productId, body.quantity)
            : services.cart.change([toLineChange(body)])),
        ),
    }),
    call({
      route: 'DELETE /cart',
      who: 'cartHolder',
      summary: 'Takes an item out; gone already is fine.',
      graphql: ['removeFromCart'],
      query: CartRemovalBody,
      answer: RestCart,
      refusals: [404],
      example: { query: { productId: '$productInCart' } },
      work: async ({ services, query }) => {
        const removal = readRemoval(query);
        return toRestCart(
          await ('key' in removal
            ? services.cart.remove(removal.key)
            : services.cart.removeProduct(removal.productId, null)),
        );
      },
    }),
    call({
      route: 'POST /cart/merge',
      who: 'cartHolder',
      summary:
        "Brings the guest cart into the signed-in customer's. The larger quantity of the same item wins.",
      graphql: ['mergeCart'],
      body: MergeBody,
      answer: RestMergedCart,
      refusals: [401],
      example: { body: { guestId: '$guestId' } },
      work: async ({ services, viewer }) => {
        requireUser(viewer);
        if (!viewer.guestId) throw badInput('No guest ID provided');
        const merged = await services.cart.merge();
        return { ...toRestCart(merged), mergedLines: merged.mergedLines };
      },
    }),
    call({
      route: 'POST /cart/clear',
      who: 'cartHolder',
      summary: 'Empties the cart.',
      graphql: ['clearCart'],
      answer: RestCart,
      example: {},
      work: async ({ services }) => toRestCart(await services.cart.clear()),
    }),
  ],
};
