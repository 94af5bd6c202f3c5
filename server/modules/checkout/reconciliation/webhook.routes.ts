import express, { Router } from 'express';
import { AppError, badInput } from '../../../platform/errors/errors.js';
import type { AppDeps } from '../../../platform/http/app-deps.js';
import { type EndpointGroup, routesOf } from '../../../platform/rest/endpoint.js';
import { bool, object } from '../../../platform/rest/serializer.js';
import { InvalidWebhookSignature, UnreadableEvent } from '../../payments/gateway/gateway-errors.js';
import { paymentDeps } from '../settlement/payment-deps.js';
import { nullIfUnknown } from './null-if-unknown.js';
import { takeEvent } from './webhook-events.js';

/** The limit of an event's body; the largest that a provider sends is a few kilobytes. */
const EVENT_LIMIT = '256kb';

export const providerEndpoints: EndpointGroup = {
  tag: 'Card provider',
  description:
    'What the card provider tells us: 200 only when the event is stored and acted on; anything else makes it try again.',
  endpoints: [
    {
      route: 'POST /stripe/webhook',
      access: 'provider',
      summary: 'An event of the card provider, signed by it.',
      response: object<{ received: true }>()({ received: bool('True: stored and acted on.') }),
      example: {},
      toHandler: (deps) => async (request, response) => {
        const event = readEvent(deps, request.body, request.header('stripe-signature') ?? '');
        await nullIfUnknown(() => takeEvent(paymentDeps(deps), event));
        response.json({ received: true });
      },
    },
  ],
};

/** The provider's routes: the signature covers the raw bytes, so no body is parsed as JSON before. */
export function webhookRoutes(deps: AppDeps): Router {
  const router = Router();
  router.use('/stripe/webhook', express.raw({ type: () => true, limit: EVENT_LIMIT }));
  router.use(
    '/stripe/webhook',
    deps.admission.handler(() => ({ kind: 'paying', operation: providerEndpoints.endpoints[0]!.route })),
  );
  router.use(routesOf(providerEndpoints.endpoints, deps));
  return router;
}

function readEvent({ gateway }: AppDeps, body: unknown, signature: string) {
  try {
    const event = gateway.readWebhook(Buffer.isBuffer(body) ? body : Buffer.alloc(0), signature);
    if (event.livemode !== gateway.livemode) throw badInput('The event is of the other mode');
    return event;
  } catch (error) {
    if (error instanceof InvalidWebhookSignature) throw new AppError('BAD_INPUT', 400, 'Invalid signature');
    if (error instanceof UnreadableEvent) throw new AppError('BAD_INPUT', 400, error.message);
    throw error;
  }
}
