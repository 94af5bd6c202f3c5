import type { Log } from '../../../platform/log/log.js';
import { LEASE_MS } from '../../../platform/queue/hold-claim.js';
import { QueueLoop } from '../../../platform/queue/queue-loop.js';
import { type Delivering, deliverWebhook } from './deliver-webhook.js';
import { AT_ONCE_EACH, claimDeliveries, type DueDelivery, ENDPOINTS_MAX } from './webhook-queue.store.js';

/** Sends due deliveries, whichever process stored them. Every endpoint has places of its own, so none waits for another. */
export class WebhookQueue extends QueueLoop<DueDelivery> {
  constructor(log: Log) {
    super({ name: 'webhook', atOnce: AT_ONCE_EACH * ENDPOINTS_MAX, log });
  }

  start(deps: Delivering): void {
    this.run({
      claim: (most) => claimDeliveries(deps.em.fork(), most, LEASE_MS),
      execute: (delivery) => deliverWebhook(deps, delivery),
    });
  }
}
