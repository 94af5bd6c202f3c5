import { type EndpointGroup, endpoint } from '../../../platform/rest/endpoint.js';
import { restOrderAnswer } from '../../orders/order.rest.js';
import { restConfirmation, restIntent, restPaymentState, TOTAL_CONFLICT } from '../checkout.rest.js';
import { CheckoutIdBody, IntentIdBody, NewIntentBody } from './payment.bodies.js';

export const paymentEndpoints: EndpointGroup = {
  tag: 'Payment',
  description: 'Paying a checkout by card. What is true is asked of the provider, never of the caller.',
  endpoints: [
    endpoint({
      route: 'POST /stripe/create-payment-intent',
      failed: 'Failed to create payment intent',
      access: 'user',
      money: 'perhapsCharged',
      summary: 'The intent to pay a checkout with; a repeat gives the same one. The amount is ours.',
      body: NewIntentBody,
      response: restIntent,
      errors: [404, 409, 503],
      conflict: TOTAL_CONFLICT,
      example: { body: { checkoutId: '$checkout', currency: 'gbp' } },
      handle: ({ services, body }) =>
        services.payments.createIntent(body.checkoutId, body.currency ?? undefined),
    }),
    endpoint({
      route: 'POST /stripe/confirm-payment',
      failed: 'Failed to confirm payment',
      access: 'user',
      money: 'perhapsCharged',
      summary: 'Asks the provider, and creates the order when the payment succeeded.',
      body: IntentIdBody,
      response: restConfirmation,
      errors: [404, 503],
      example: { body: { paymentIntentId: '$paidIntent' } },
      handle: ({ services, body }) => services.payments.confirm(body.paymentIntentId),
    }),
    endpoint({
      route: 'GET /stripe/payment-status/{id}',
      failed: 'Failed to get payment status',
      access: 'user',
      money: 'perhapsCharged',
      summary: 'Asks the provider how a payment stands.',
      response: restPaymentState,
      errors: [404, 503],
      example: { params: { id: '$intent' } },
      handle: ({ services, params }) => services.payments.confirm(params.id),
    }),
    endpoint({
      route: 'POST /stripe/cancel-payment',
      failed: 'Failed to cancel payment',
      access: 'user',
      money: 'perhapsCharged',
      summary: 'Cancels an unpaid payment. The cart does not change.',
      body: IntentIdBody,
      response: restPaymentState,
      errors: [404, 409, 503],
      example: { body: { paymentIntentId: '$intent' } },
      handle: ({ services, body }) => services.payments.cancel(body.paymentIntentId),
    }),
    finalizeCall('POST /stripe/finalize-checkout', 'Failed to finalize checkout'),
    finalizeCall('POST /orders/create-from-checkout', 'Failed to create order'),
  ],
};

/** Old clients finalise by either of two paths. */
function finalizeCall(
  route: 'POST /stripe/finalize-checkout' | 'POST /orders/create-from-checkout',
  failed: string,
) {
  return endpoint({
    route,
    failed,
    access: 'user',
    money: 'perhapsCharged',
    summary: 'The order of a paid checkout; always the same one.',
    body: CheckoutIdBody,
    response: restOrderAnswer,
    errors: [404, 409, 503],
    example: { body: { checkoutId: '$paidCheckout' } },
    handle: ({ services, body }) => services.payments.finalize(body.checkoutId),
  });
}
