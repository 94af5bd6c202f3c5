import { RestOrderAnswer, toRestOrder } from '../../orders/order.rest.js';
import { type CallGroup, call } from '../../rest/rest-endpoint.js';
import {
  RestConfirmation,
  RestIntent,
  RestPaymentState,
  restPaymentStatus,
  toRestCheckout,
  toRestIntent,
} from '../checkout.rest.js';
import { CheckoutIdBody, IntentIdBody, NewIntentBody } from './payment.bodies.js';
import type { PaymentOutcome } from './payment.service.js';

/** Paying a checkout by card. What is true is asked of the provider, never of the caller. */
export const paymentCalls: CallGroup = {
  heading: 'Payment',
  calls: [
    call({
      route: 'POST /stripe/create-payment-intent',
      who: 'user',
      money: 'perhapsCharged',
      summary: 'The intent to pay a checkout with; a repeat gives the same one. The amount is ours.',
      graphql: ['createPaymentIntent'],
      body: NewIntentBody,
      answer: RestIntent,
      refusals: [404, 409, 503],
      example: { body: { checkoutId: '$checkout', currency: 'gbp' } },
      work: async ({ services, body }) =>
        toRestIntent(await services.payments.createIntent(body.checkoutId, body.currency ?? undefined)),
    }),
    call({
      route: 'POST /stripe/confirm-payment',
      who: 'user',
      money: 'perhapsCharged',
      summary: 'Asks the provider, and writes the order when the payment succeeded.',
      graphql: ['confirmPayment'],
      body: IntentIdBody,
      answer: RestConfirmation,
      refusals: [404, 503],
      example: { body: { paymentIntentId: '$paidIntent' } },
      work: async ({ services, body }) => {
        const { checkout, order } = await services.payments.confirm(body.paymentIntentId);
        return { checkout: toRestCheckout(checkout, order), paymentStatus: restPaymentStatus(checkout) };
      },
    }),
    call({
      route: 'GET /stripe/payment-status/{id}',
      who: 'user',
      money: 'perhapsCharged',
      summary: 'Asks the provider how a payment stands.',
      graphql: ['paymentStatus'],
      answer: RestPaymentState,
      refusals: [404, 503],
      example: { params: { id: '$intent' } },
      work: async ({ services, params }) => toRestState(await services.payments.confirm(params.id)),
    }),
    call({
      route: 'POST /stripe/cancel-payment',
      who: 'user',
      money: 'perhapsCharged',
      summary: 'Cancels an unpaid payment. The cart is kept.',
      graphql: ['cancelPayment'],
      body: IntentIdBody,
      answer: RestPaymentState,
      refusals: [404, 409, 503],
      example: { body: { paymentIntentId: '$intent' } },
      work: async ({ services, body }) => toRestState(await services.payments.cancel(body.paymentIntentId)),
    }),
    finalizeCall('POST /stripe/finalize-checkout'),
    finalizeCall('POST /orders/create-from-checkout'),
  ],
};

/** Old clients finalise by either of two names. */
function finalizeCall(route: 'POST /stripe/finalize-checkout' | 'POST /orders/create-from-checkout') {
  return call({
    route,
    who: 'user',
    money: 'perhapsCharged',
    summary: 'The order of a paid checkout; always the same one.',
    graphql: ['finalizeCheckout'],
    body: CheckoutIdBody,
    answer: RestOrderAnswer,
    refusals: [404, 409, 503],
    example: { body: { checkoutId: '$paidCheckout' } },
    work: async ({ services, body }) => ({
      order: toRestOrder(await services.payments.finalize(body.checkoutId)),
    }),
  });
}

/** The provider's own word for the state of a payment, and the checkout. */
function toRestState({ intent, checkout, order }: PaymentOutcome) {
  return { status: intent.status, checkout: toRestCheckout(checkout, order) };
}
