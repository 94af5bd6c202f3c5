import { query } from '../../db/query.js';
import type { WebhookView } from '../../payments/gateway/payment-gateway.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { ABOUT_A_PAYMENT } from './webhook-events.js';

/** So far back the provider tries its webhooks again, and the payments are compared (compare-with-provider.ts). */
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
  const known = await query<{ id: string }>(
    em,
    'select id from stripe_events where id in (select jsonb_array_elements_text($1::jsonb))',
    [JSON.stringify(events.map(({ id }) => id))],
  );
  const ids = new Set(known.map(({ id }) => id));
  const missed = events.filter(({ id }) => !ids.has(id));
  if (missed.length === 0) return;
  await query(
    em,
    `insert into stripe_events (id, type, payment_intent, payload, received_at, next_check_at)
      select e->>'id', e->>'type', e->>'paymentIntentId', e->'payload', $1::timestamptz, $2::timestamptz
        from jsonb_array_elements($3::jsonb) e on conflict (id) do nothing`,
    [now, now, JSON.stringify(missed)],
  );
}
