import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import Stripe from 'stripe';
import { until } from '../../../server/test/until.js';
import { closed, listen, startDatabase, startSandbox, WEBHOOK_SECRET } from '../test/sandbox-server.js';

let database: Awaited<ReturnType<typeof startDatabase>>;
let server: Server;
let webhookUrl: string;
let received: Stripe.Event[];
/** How often the endpoint still fails before it answers 200. */
let failures: number;
const running: Awaited<ReturnType<typeof startSandbox>>[] = [];

beforeAll(async () => {
  database = await startDatabase();
});

afterAll(() => database?.end());

beforeEach(async () => {
  await database.pool.query('TRUNCATE stripe_sandbox.event');
  received = [];
  failures = 0;
  const endpoint = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const signature = String(request.headers['stripe-signature']);
    failures -= 1;
    if (failures < 0) received.push(Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET));
    response.writeHead(failures < 0 ? 200 : 500).end();
  });
  ({ server, url: webhookUrl } = await listen(endpoint));
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((sandbox) => sandbox.end()));
  await closed(server);
});

async function start(options: Parameters<typeof startSandbox>[1] = {}) {
  const sandbox = await startSandbox(database.pool, { webhookUrl, deliver: true, ...options });
  running.push(sandbox);
  return sandbox;
}

const paid = { amount: 5_000, currency: 'gbp', payment_method: 'pm_card_visa', confirm: true };
const typesOf = (events: { type: string }[]) => events.map(({ type }) => type).sort();

test('each change is sent in a signed webhook, with the object as it was then', async () => {
  const { stripe } = await start();
  const intent = await stripe.paymentIntents.create(paid);
  await stripe.refunds.create({ payment_intent: intent.id, amount: 1_000 });
  await until(() => received.length === 5);

  expect(typesOf(received)).toEqual([
    'charge.refunded',
    'charge.succeeded',
    'payment_intent.created',
    'payment_intent.succeeded',
    'refund.created',
  ]);
  const created = received.find(({ type }) => type === 'payment_intent.created');
  expect(created?.data.object).toMatchObject({ id: intent.id, status: 'requires_confirmation' });
  expect(created).toMatchObject({ livemode: false, api_version: Stripe.API_VERSION });
});

test('a webhook that failed is sent again until it is taken', async () => {
  failures = 2;
  const { stripe } = await start();
  await stripe.paymentIntents.create({ amount: 5_000, currency: 'gbp' });
  await until(() => received.length === 1);
  expect(typesOf(received)).toEqual(['payment_intent.created']);
});

test('events can be listed by type and by whether they were delivered', async () => {
  const { stripe } = await start({ deliver: false });
  const intent = await stripe.paymentIntents.create(paid);
  const waiting = await stripe.events.list({ delivery_success: false });
  expect(typesOf(waiting.data)).toEqual([
    'charge.succeeded',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
  expect(waiting.data[0]?.pending_webhooks).toBe(1);
  const [succeeded] = (await stripe.events.list({ type: 'payment_intent.succeeded' })).data;
  expect(succeeded?.data.object).toMatchObject({ id: intent.id, status: 'succeeded' });
  expect(await stripe.events.retrieve(succeeded!.id)).toEqual(succeeded);

  await start();
  await until(async () => (await stripe.events.list({ delivery_success: false })).data.length === 0);
  expect((await stripe.events.list({ delivery_success: true })).data).toHaveLength(3);
});

test('several processes on one database deliver every event, each once when nothing goes wrong', async () => {
  const [one, two] = [await start(), await start()];
  const creations = Array.from({ length: 12 }, (_, index) =>
    (index % 2 ? one : two).stripe.paymentIntents.create(paid),
  );
  await Promise.all(creations);
  await until(() => received.length >= 36);
  expect(new Set(received.map(({ id }) => id)).size).toBe(36);
  expect(received).toHaveLength(36);
});

test('what a process leaves behind is delivered by the next', async () => {
  failures = Number.POSITIVE_INFINITY;
  const first = await start();
  await first.stripe.paymentIntents.create({ amount: 5_000, currency: 'gbp' });
  await running.pop()?.end();

  failures = 0;
  await start();
  await until(() => received.length === 1);
});

test('a payment that settles later tells of it by webhook', async () => {
  const { stripe } = await start();
  const intent = await stripe.paymentIntents.create({ ...paid, payment_method: 'pm_sandbox_settlesLater' });
  expect(intent.status).toBe('processing');
  await until(() => received.some(({ type }) => type === 'payment_intent.succeeded'));
  expect(typesOf(received)).toContain('payment_intent.processing');
});

test('on request the sandbox duplicates webhooks and lets later ones overtake', async () => {
  const { stripe } = await start({
    faults: {
      webhookCopies: () => 2,
      webhookDelayMs: ({ type }) => (type === 'payment_intent.created' ? 300 : 0),
    },
  });
  await stripe.paymentIntents.create(paid);
  await until(() => received.length === 6);
  expect(received.slice(-2).map(({ type }) => type)).toEqual([
    'payment_intent.created',
    'payment_intent.created',
  ]);
});
