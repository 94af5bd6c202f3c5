import { Type } from 'typebox';
import { RestCart } from '../../cart/cart.rest.js';
import { toRestCart } from '../../cart/read-cart.js';
import { type CallGroup, call } from '../../rest/rest-endpoint.js';
import { Flag, Pounds, shape, Text, Whole, Word } from '../../shared/api/rest-schema.js';
import { toPounds } from '../../shared/money.js';
import { LEFT_OUT_REASONS } from './reorder.service.js';

const RestBookedAgain = shape({
  cart: RestCart,
  was: Pounds('What the order cost.'),
  now: Pounds('What the things that were put in cost today.'),
  leftOut: Type.Array(
    shape({
      name: Text('As it was bought.'),
      quantity: Whole('How many were bought.'),
      reason: Word(LEFT_OUT_REASONS, 'Not sold any more, or not to this destination.'),
    }),
  ),
  isServiceGone: Flag('True when the service is not offered any more; the cart has standard then.'),
});

/** Shipping the same once more. */
export const bookAgainCalls: CallGroup = {
  heading: 'Orders',
  calls: [
    call({
      route: 'POST /orders/{id}/book-again',
      who: 'user',
      summary:
        'Puts what one of your orders held into your cart, at the prices of now. Of the same thing the larger quantity stays.',
      graphql: ['bookAgain'],
      answer: RestBookedAgain,
      refusals: [404, 409],
      example: { params: { id: '$order' } },
      work: async ({ services, params }) => {
        const { cart, wasPence, nowPence, leftOut, isServiceGone } = await services.bookAgain.bookAgain(
          params.id,
        );
        return {
          cart: toRestCart({ cart, issuedGuestId: null }),
          was: toPounds(wasPence),
          now: toPounds(nowPence),
          leftOut: [...leftOut],
          isServiceGone,
        };
      },
    }),
  ],
};
