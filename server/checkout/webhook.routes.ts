import express, { Router } from 'express';
import type { Parts } from '../parts.js';
import { InvalidWebhookSignature } from '../payments/gateway/gateway-errors.js';
import { AppError, badInput } from '../shared/errors.js';
import { paymentDeps } from './payment-deps.js';
import { takeEvent } from './payment-events.js';

/** The largest event a provider sends is a few kilobytes. */
const EVENT_LIMIT = '256kb';

/** POST /api/stripe/webhook: 200 only when the event is stored and acted on; anything else makes the provider try again. */
export function webhookRoutes(parts: Parts): Router {
  const router = Router();
  router.post(
    '/stripe/webhook',
    express.raw({ type: () => true, limit: EVENT_LIMIT }),
    async (request, response) => {
      const event = readEvent(parts, request.body, request.header('stripe-signature') ?? '');
      await takeEvent(paymentDeps(parts), event);
      response.json({ received: true });
    },
  );
  return router;
}

function readEvent({ gateway }: Parts, body: unknown, signature: string) {
  try {
    const event = gateway.readWebhook(Buffer.isBuffer(body) ? body : Buffer.alloc(0), signature);
    if (event.livemode !== gateway.livemode) throw badInput('The event is of the other mode');
    return event;
  } catch (error) {
    if (error instanceof InvalidWebhookSignature) throw new AppError('BAD_INPUT', 400, 'Invalid signature');
    throw error;
  }
}
