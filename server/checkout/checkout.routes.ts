import { RestOrderAnswer, toRestOrder } from '../orders/order.rest.js';
import { type CallGroup, call } from '../rest/rest-endpoint.js';
import { CheckoutBody, readCheckout, readCollectionDate } from './checkout.bodies.js';
import { RestCheckout, toRestCheckout } from './checkout.rest.js';
import { PayBody } from './payments/payment.bodies.js';

/** Freezing the cart, saving the collection date, closing, and the order of a paid checkout. */
export const checkoutCalls: CallGroup = {
  heading: 'Checkout',
  calls: [
    call({
      route: 'POST /checkout',
      who: 'user',
      money: 'notCharged',
      summary:
        'Freezes the cart at the prices of now. A repeat with the same Idempotency-Key gives the same checkout.',
      graphql: ['openCheckout'],
      body: CheckoutBody,
      answer: RestCheckout,
      status: 201,
      refusals: [409],
      example: {
        headers: { 'Idempotency-Key': '$newKey' },
        body: {
          checkoutItems: [{ productId: '$productInCart', quantity: 4 }],
          shippingAddress: {
            address: '12 Ocean Parade',
            city: 'Perth',
            state: 'WA',
            zip: '6000',
            country: 'Australia',
          },
          paymentMethod: 'stripe',
          totalPrice: '$cartTotal',
          origin: { address: '1 Park Row', city: 'Leeds', zip: 'LS1 5AB', country: 'United Kingdom' },
          destination: 'Australia',
          collectionDate: '$collectionDate',
        },
      },
      work: async ({ services, user, body, request }) => {
        const { input, options } = await readCheckout(body, user, request.header('idempotency-key'));
        return toRestCheckout(await services.checkouts.open(input, options));
      },
    }),
    call({
      route: 'PUT /checkout/{id}/pay',
      who: 'user',
      money: 'perhapsCharged',
      summary:
        'Saves the collection date and asks the provider whether it is paid; what is sent about the payment is not believed.',
      graphql: ['payCheckout'],
      body: PayBody,
      answer: RestCheckout,
      refusals: [404, 409, 503],
      example: {
        params: { id: '$paidCheckout' },
        body: { paymentStatus: 'paid', paymentDetails: { amount: 1 }, collectionDate: '$collectionDate' },
      },
      work: async ({ services, params, body }) => {
        const { checkout, order } = await services.payments.pay(
          params.id,
          readCollectionDate(body.collectionDate),
        );
        return toRestCheckout(checkout, order);
      },
    }),
    call({
      route: 'POST /checkout/{id}/cancel',
      who: 'user',
      money: 'perhapsCharged',
      summary: 'Closes an unpaid checkout, also one whose payment never began. The cart is kept.',
      graphql: ['cancelCheckout'],
      answer: RestCheckout,
      refusals: [404, 409, 503],
      example: { params: { id: '$checkout' } },
      work: async ({ services, params }) => toRestCheckout(await services.payments.cancelCheckout(params.id)),
    }),
    call({
      route: 'POST /checkout/{id}/finalize',
      who: 'user',
      money: 'perhapsCharged',
      summary: 'The order of a paid checkout; always the same one.',
      graphql: ['finalizeCheckout'],
      answer: RestOrderAnswer,
      refusals: [404, 409, 503],
      example: { params: { id: '$paidCheckout' } },
      work: async ({ services, params }) => ({
        order: toRestOrder(await services.payments.finalize(params.id)),
      }),
    }),
  ],
};
