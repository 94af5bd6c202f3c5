import type { WebhookView } from '../../payments/gateway/payment-gateway.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { insertEvents, readKnownEvents } from './reconciliation.store.js';
import { PAYMENT_EVENTS } from './webhook-events.js';

/** The period in which the provider retries webhooks and payments are compared (compare-with-provider.ts). */
const LOOK_BACK_MS = 72 * 60 * 60 * 1000;
/** Overlap of two fetches: for events that are listed late, and clocks that differ as far as webhook signatures allow. */
const OVERLAP_MS = 6 * 60 * 1000;
/** The most events that the provider lists at once. */
const PAGE = 100;

/**
 * Fetches the provider's events that no webhook has delivered and stores them, due at once, for the reconciler.
 * Webhooks make the shop fast; this makes it certain. Covers three days until a first fetch of this process has
 * succeeded, then the time since the last such fetch began. Throws what the gateway throws.
 */
export class MissedEvents {
  #since: Date | null = null;

  async collect(deps: PaymentDeps): Promise<void> {
    const now = deps.now();
    const since = this.#since ?? new Date(now.getTime() - LOOK_BACK_MS);
    const createdAfter = new Date(since.getTime() - OVERLAP_MS);
    let page: WebhookView[] = [];
    for await (const event of deps.gateway.listEvents({ createdAfter, types: PAYMENT_EVENTS })) {
      page.push(event);
      if (page.length < PAGE) continue;
      await store(deps, page, now);
      page = [];
    }
    await store(deps, page, now);
    this.#since = now;
  }
}

async function store({ em }: PaymentDeps, events: readonly WebhookView[], now: Date): Promise<void> {
  if (events.length === 0) return;
  const known = await readKnownEvents(
    em,
    events.map(({ id }) => id),
  );
  const missed = events.filter(({ id }) => !known.has(id));
  if (missed.length > 0) await insertEvents(em, missed, now);
}
