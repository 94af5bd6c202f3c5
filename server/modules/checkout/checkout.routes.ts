import { type EndpointGroup, endpoint } from '../../platform/rest/endpoint.js';
import { restOrderAnswer } from '../orders/order.rest.js';
import { TERMS_CONFLICT } from '../settings/legal/legal.rest.js';
import { CheckoutBody, readCheckout, readCollectionDate } from './checkout.bodies.js';
import { restCheckout, restUnpaidCheckout, TOTAL_CONFLICT } from './checkout.rest.js';
import { PayBody } from './payments/payment.bodies.js';

export const checkoutEndpoints: EndpointGroup = {
  tag: 'Checkout',
  description: 'Freezing the cart, saving the collection date, closing, and the order of a paid checkout.',
  endpoints: [
    endpoint({
      route: 'POST /checkout',
      failed: 'Failed to create checkout',
      access: 'user',
      money: 'notCharged',
      summary:
        'Freezes the cart at the prices of now. A repeat with the same Idempotency-Key gives the same checkout; other content with it is refused with 409.',
      body: CheckoutBody,
      response: restUnpaidCheckout,
      status: 201,
      errors: [409],
      conflict: { ...TOTAL_CONFLICT, ...TERMS_CONFLICT },
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
      handle: async ({ services, user, body, request }) => {
        const { input, options } = await readCheckout(body, user, request.header('idempotency-key'));
        return services.checkouts.open(input, options);
      },
    }),
    endpoint({
      route: 'PUT /checkout/{id}/pay',
      failed: 'Failed to update payment status',
      access: 'user',
      money: 'perhapsCharged',
      summary:
        'Saves the collection date and asks the provider whether it is paid; what is sent about the payment is not believed.',
      body: PayBody,
      response: restCheckout,
      errors: [404, 409, 503],
      example: {
        params: { id: '$paidCheckout' },
        body: { paymentStatus: 'paid', paymentDetails: { amount: 1 }, collectionDate: '$collectionDate' },
      },
      handle: ({ services, params, body }) =>
        services.payments.pay(params.id, readCollectionDate(body.collectionDate)),
    }),
    endpoint({
      route: 'POST /checkout/{id}/cancel',
      access: 'user',
      money: 'perhapsCharged',
      summary: 'Closes an unpaid checkout, also one whose payment never began. The cart does not change.',
      response: restUnpaidCheckout,
      errors: [404, 409, 503],
      example: { params: { id: '$checkout' } },
      handle: ({ services, params }) => services.payments.cancelCheckout(params.id),
    }),
    endpoint({
      route: 'POST /checkout/{id}/finalize',
      failed: 'Failed to finalize checkout',
      access: 'user',
      money: 'perhapsCharged',
      summary: 'The order of a paid checkout; always the same one.',
      response: restOrderAnswer,
      errors: [404, 409, 503],
      example: { params: { id: '$paidCheckout' } },
      handle: ({ services, params }) => services.payments.finalize(params.id),
    }),
  ],
};
