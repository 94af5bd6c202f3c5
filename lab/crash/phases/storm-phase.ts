import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { signWebhook } from '../../../packages/stripe-sandbox/webhooks/webhook-sender.js';
import type { Chances } from '../../../server/test/rubbish/chances.js';
import type { Breach } from '../checks/invariant.js';
import { openPaidCheckout } from '../people/customer.js';
import { type FinishingCall, finishingCalls } from '../people/finish.js';
import { Shoppers } from '../people/shoppers.js';
import type { Street } from '../people/street.js';
import type { ServerProcess } from '../world/server-process.js';
import type { World } from '../world/world.js';
import { copyPaidCheckout, type PaidCheckout } from './storm-setup.js';

/** The most repeats of a call after 503. */
const ASKED_AGAIN_MAX = 10;
/** Checkouts that are finished at the same time; each by ten calls. */
const CHECKOUTS_AT_ONCE = 6;
const LEFT_TO_THE_STORM_MS = 60 * 60 * 1000;

export interface StormReport {
  readonly checkouts: number;
  readonly calls: number;
  readonly tookMs: number;
  /** Of all calls, sorted. */
  readonly latenciesMs: readonly number[];
  readonly checks: number;
  readonly breaches: readonly Breach[];
}

/** Finishes every checkout by ten calls at once, over all APIs of both servers. */
export async function stormPhase(
  world: World,
  street: Street,
  count: number,
  chances: Chances,
): Promise<StormReport> {
  const shoppers = new Shoppers(world.pool, world.jwtSecret);
  const [model, ...others] = await shoppers.inBulk(count + 1);
  const { checkoutId: modelId } = await openPaidCheckout(street, model!, chances);
  const checkouts = await copyPaidCheckout(world.pool, modelId, others, LEFT_TO_THE_STORM_MS);

  const started = Date.now();
  const latenciesMs: number[] = [];
  const disagreeing: string[] = [];
  const refused: string[] = [];
  const left = checkouts.values();
  const finish = async () => {
    for (const checkout of left) {
      const answers = await Promise.all(
        callsFor(world, checkout).map((call, index) =>
          answerTo(world.servers[index % 2]!, checkout, call, latenciesMs),
        ),
      );
      for (const { failure } of answers) if (failure) refused.push(failure);
      const ids = new Set(answers.flatMap(({ orderId }) => orderId ?? []));
      if (ids.size !== 1) disagreeing.push(`${checkout.checkoutId}: ${[...ids].join(' and ') || 'none'}`);
    }
  };
  await Promise.all(Array.from({ length: CHECKOUTS_AT_ONCE }, finish));
  const tookMs = Date.now() - started;

  const { rows } = await world.pool.query<{ id: string }>(
    `select c as id from unnest($1::uuid[]) c where (select count(*) from orders o where o.checkout_id = c) <> 1`,
    [checkouts.map(({ checkoutId }) => checkoutId)],
  );
  const breaches = [
    { name: 'every call of the storm is answered well', ids: refused },
    { name: 'all callers are given the same order', ids: disagreeing },
    { name: 'a checkout in the storm has one order', ids: rows.map(({ id }) => id) },
  ];
  return {
    ...{ checkouts: count, calls: latenciesMs.length, tookMs, checks: breaches.length },
    latenciesMs: latenciesMs.sort((one, other) => one - other),
    breaches: breaches.filter(({ ids }) => ids.length > 0),
  };
}

type StormCall = Pick<FinishingCall, 'path' | 'orderIdOf'> & {
  body: string;
  headers: Record<string, string>;
};

/** Six calls over the APIs, the two of GraphQL once more at the other server, and the webhook twice. */
function callsFor({ webhookSecret }: World, { checkoutId, intentId, token }: PaidCheckout): StormCall[] {
  const calls = finishingCalls(checkoutId, intentId).map(({ path, body, orderIdOf }) => ({
    path,
    orderIdOf,
    body: JSON.stringify(body),
    headers: { Authorization: `Bearer ${token}` },
  }));
  const webhook = webhookOf(intentId, webhookSecret);
  return [...calls, calls[1]!, calls[0]!, webhook, webhook];
}

function webhookOf(intentId: string, secret: string): StormCall {
  const body = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    livemode: false,
    data: { object: { id: intentId, object: 'payment_intent' } },
  });
  const signature = signWebhook(body, secret, Math.floor(Date.now() / 1000));
  return {
    path: '/api/stripe/webhook',
    body,
    headers: { 'Stripe-Signature': signature },
    orderIdOf: () => null,
  };
}

/** Sends a call, and repeats it after each 503 when `retry-after` says. */
async function answerTo(
  server: ServerProcess,
  { checkoutId }: PaidCheckout,
  { path, body, headers, orderIdOf }: StormCall,
  latenciesMs: number[],
): Promise<{ orderId: string | null; failure: string | null }> {
  const started = performance.now();
  const ask = () =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    });
  let response = await ask();
  for (let left = ASKED_AGAIN_MAX; response.status === 503 && left > 0; left -= 1) {
    await pause(Number(response.headers.get('retry-after')) * 1_000);
    response = await ask();
  }
  const answer = (await response.json()) as Record<string, never> & { errors?: object };
  latenciesMs.push(performance.now() - started);
  const isWell = response.ok && !answer.errors;
  const failure = isWell ? null : `${checkoutId} ${path}: ${response.status} ${JSON.stringify(answer)}`;
  return { orderId: isWell ? orderIdOf(answer) : null, failure };
}
