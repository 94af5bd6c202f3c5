import { RestOrderAnswer, toRestOrder } from '../../orders/order.rest.js';
import { type EndpointGroup, endpoint } from '../../rest/endpoint.js';
import {
  RestConfirmation,
  RestIntent,
  RestPaymentState,
  restPaymentStatus,
  TOTAL_CONFLICT,
  toRestCheckout,
  toRestIntent,
} from '../checkout.rest.js';
import { CheckoutIdBody, IntentIdBody, NewIntentBody } from './payment.bodies.js';
import type { PaymentOutcome } from './payment.service.js';

export const paymentEndpoints: EndpointGroup = {
  tag: 'Payment',
  description: 'Paying a checkout by card. What is true is asked of the provider, never of the caller.',
  endpoints: [
    endpoint({
      route: 'POST /stripe/create-payment-intent',
      access: 'user',
      money: 'perhapsCharged',
      summary: 'The intent to pay a checkout with; a repeat gives the same one. The amount is ours.',
      body: NewIntentBody,
      response: RestIntent,
      errors: [404, 409, 503],
      conflict: TOTAL_CONFLICT,
      example: { body: { checkoutId: '$checkout', currency: 'gbp' } },
      handle: async ({ services, body }) =>
        toRestIntent(await services.payments.createIntent(body.checkoutId, body.currency ?? undefined)),
    }),
    endpoint({
      route: 'POST /stripe/confirm-payment',
      access: 'user',
      money: 'perhapsCharged',
      summary: 'Asks the provider, and writes the order when the payment succeeded.',
      body: IntentIdBody,
      response: RestConfirmation,
      errors: [404, 503],
      example: { body: { paymentIntentId: '$paidIntent' } },
      handle: async ({ services, body }) => {
        const { checkout, order } = await services.payments.confirm(body.paymentIntentId);
        return { checkout: toRestCheckout(checkout, order), paymentStatus: restPaymentStatus(checkout) };
      },
    }),
    endpoint({
      route: 'GET /stripe/payment-status/{id}',
      access: 'user',
      money: 'perhapsCharged',
      summary: 'Asks the provider how a payment stands.',
      response: RestPaymentState,
      errors: [404, 503],
      example: { params: { id: '$intent' } },
      handle: async ({ services, params }) => toRestState(await services.payments.confirm(params.id)),
    }),
    endpoint({
      route: 'POST /stripe/cancel-payment',
      access: 'user',
      money: 'perhapsCharged',
      summary: 'Cancels an unpaid payment. The cart is kept.',
      body: IntentIdBody,
      response: RestPaymentState,
      errors: [404, 409, 503],
      example: { body: { paymentIntentId: '$intent' } },
      handle: async ({ services, body }) => toRestState(await services.payments.cancel(body.paymentIntentId)),
    }),
    finalizeCall('POST /stripe/finalize-checkout'),
    finalizeCall('POST /orders/create-from-checkout'),
  ],
};

/** Old clients finalise by either of two names. */
function finalizeCall(route: 'POST /stripe/finalize-checkout' | 'POST /orders/create-from-checkout') {
  return endpoint({
    route,
    access: 'user',
    money: 'perhapsCharged',
    summary: 'The order of a paid checkout; always the same one.',
    body: CheckoutIdBody,
    response: RestOrderAnswer,
    errors: [404, 409, 503],
    example: { body: { checkoutId: '$paidCheckout' } },
    handle: async ({ services, body }) => ({
      order: toRestOrder(await services.payments.finalize(body.checkoutId)),
    }),
  });
}

/** The provider's own word for the state of a payment, and the checkout. */
function toRestState({ intent, checkout, order }: PaymentOutcome) {
  return { status: intent.status, checkout: toRestCheckout(checkout, order) };
}
