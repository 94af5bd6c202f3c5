import type { WebhookView } from '../../payments/gateway/payment-gateway.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { insertEvents, readKnownEvents } from './reconciliation.store.js';
import { ABOUT_A_PAYMENT } from './webhook-events.js';

/** How far back the provider retries webhooks and payments are compared (compare-with-provider.ts). */
const LOOK_BACK_MS = 72 * 60 * 60 * 1000;
/** Asked for again each time: events that the provider lists late, and clocks as far apart as a webhook's signature allows. */
const OVERLAP_MS = 6 * 60 * 1000;
/** As many as the provider lists at once. */
const PAGE = 100;

/**
 * Fetches the provider's events that no webhook has brought and stores them, due at once, for the reconciler to act on.
 * Webhooks make the shop quick; this makes it certain. Goes three days back until one fetch of this process has ended,
 * then to where the last such fetch began. Throws what the gateway throws.
 */
export class MissedEvents {
  #since: Date | null = null;

  async collect(deps: PaymentDeps): Promise<void> {
    const now = deps.now();
    const since = this.#since ?? new Date(now.getTime() - LOOK_BACK_MS);
    const createdAfter = new Date(since.getTime() - OVERLAP_MS);
    let page: WebhookView[] = [];
    for await (const event of deps.gateway.listEvents({ createdAfter, types: ABOUT_A_PAYMENT })) {
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
