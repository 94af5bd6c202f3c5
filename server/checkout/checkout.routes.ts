import { Router } from 'express';
import { toRestOrder } from '../orders/order.rest.js';
import type { Parts } from '../parts.js';
import { forUser } from '../rest-door.js';
import { readInput } from '../shared/validate.js';
import { toRestCheckout } from './checkout.rest.js';
import { PayBody } from './payment-bodies.js';
import { readCheckout, readCollectionDate } from './read-checkout.js';

/** Freezing the cart, saving the collection date, closing, and the order of a paid checkout. */
export function checkoutRoutes(parts: Parts): Router {
  const router = Router();
  router.post(
    '/checkout',
    forUser(parts, async ({ services, user }, request, response) => {
      const { input, options } = await readCheckout(request.body, user, request.header('idempotency-key'));
      const checkout = await services.checkouts.open(input, options);
      response.status(201);
      return toRestCheckout(checkout);
    }),
  );
  router.put(
    '/checkout/:id/pay',
    forUser(parts, async ({ services }, { params, body }) => {
      const { collectionDate } = await readInput(PayBody, body);
      return toRestCheckout(
        await services.payments.pay(params.id as string, readCollectionDate(collectionDate)),
      );
    }),
  );
  router.post(
    '/checkout/:id/cancel',
    forUser(parts, async ({ services }, { params }) =>
      toRestCheckout(await services.payments.cancelCheckout(params.id as string)),
    ),
  );
  router.post(
    '/checkout/:id/finalize',
    forUser(parts, async ({ services }, { params }) => ({
      order: toRestOrder(await services.payments.finalize(params.id as string)),
    })),
  );
  return router;
}
