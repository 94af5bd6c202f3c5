import { Router } from 'express';
import { toRestOrder } from '../orders/order.rest.js';
import type { Parts } from '../parts.js';
import { forUser } from '../rest-door.js';
import { readInput } from '../shared/validate.js';
import { restPaymentStatus, toRestCheckout, toRestIntent } from './checkout.rest.js';
import type { PaymentOutcome } from './payment.service.js';
import { CheckoutIdBody, IntentIdBody, NewIntentBody } from './payment-bodies.js';

/** Paying a checkout by card. What is true is asked of the provider, never of the caller. */
export function paymentRoutes(parts: Parts): Router {
  const router = Router();
  router.post(
    '/stripe/create-payment-intent',
    forUser(parts, async ({ services }, { body }) => {
      const { checkoutId, currency } = await readInput(NewIntentBody, body);
      return toRestIntent(await services.payments.createIntent(checkoutId, currency ?? undefined));
    }),
  );
  router.post(
    '/stripe/confirm-payment',
    forUser(parts, async ({ services }, { body }) => {
      const { paymentIntentId } = await readInput(IntentIdBody, body);
      const { checkout, order } = await services.payments.confirm(paymentIntentId);
      return { checkout: toRestCheckout(checkout, order), paymentStatus: restPaymentStatus(checkout) };
    }),
  );
  router.get(
    '/stripe/payment-status/:id',
    forUser(parts, async ({ services }, { params }) =>
      toRestState(await services.payments.confirm(params.id as string)),
    ),
  );
  router.post(
    '/stripe/cancel-payment',
    forUser(parts, async ({ services }, { body }) => {
      const { paymentIntentId } = await readInput(IntentIdBody, body);
      return toRestState(await services.payments.cancel(paymentIntentId));
    }),
  );
  for (const path of ['/stripe/finalize-checkout', '/orders/create-from-checkout']) {
    router.post(
      path,
      forUser(parts, async ({ services }, { body }) => {
        const { checkoutId } = await readInput(CheckoutIdBody, body);
        return { order: toRestOrder(await services.payments.finalize(checkoutId)) };
      }),
    );
  }
  return router;
}

/** The provider's own word for the state of a payment, and the checkout. */
function toRestState({ intent, checkout, order }: PaymentOutcome) {
  return { status: intent.status, checkout: toRestCheckout(checkout, order) };
}
