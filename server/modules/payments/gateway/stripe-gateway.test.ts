import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import {
  closed,
  listen,
  SECRET_KEY,
  startDatabase,
  startSandbox,
  WEBHOOK_SECRET,
} from '../../../../packages/stripe-sandbox/test/sandbox-server.js';
import { signWebhook } from '../../../../packages/stripe-sandbox/webhooks/webhook-sender.js';
import {
  GatewayRefused,
  GatewayUnavailable,
  InvalidWebhookSignature,
  UnreadableEvent,
} from './gateway-errors.js';
import { type PaymentIntentView, totalRefundedPence } from './payment-gateway.js';
import { createStripeGateway } from './stripe-gateway.js';

let database: Awaited<ReturnType<typeof startDatabase>>;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
const servers: Server[] = [];

beforeAll(async () => {
  database = await startDatabase();
  sandbox = await startSandbox(database.pool);
});

afterEach(() => Promise.all(servers.splice(0).map(closed)));

afterAll(async () => {
  await sandbox?.end();
  await database?.end();
});

function gatewayAt(apiBase = sandbox.base, secretKey = SECRET_KEY) {
  return createStripeGateway({ secretKey, webhookSecret: WEBHOOK_SECRET, apiBase });
}

/** Starts a server that is not Stripe. */
async function serve(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const { server, url } = await listen(createServer(answer));
  servers.push(server);
  return `${url}/some/path`;
}

function open(attemptId: string, gateway = gatewayAt()): Promise<PaymentIntentView> {
  return gateway.createIntent({
    amountPence: 12_345,
    currency: 'gbp',
    checkoutId: 'checkout-1',
    attemptId,
    idempotencyKey: `pi:${attemptId}`,
    receiptEmail: 'ann@example.com',
  });
}

test('an intent carries our checkout and attempt, and after payment its card', async () => {
  const gateway = gatewayAt();
  const opened = await open('attempt-1');
  expect(opened).toMatchObject({
    status: 'requires_payment_method',
    amountPence: 12_345,
    amountReceivedPence: 0,
    currency: 'gbp',
    livemode: false,
    checkoutId: 'checkout-1',
    attemptId: 'attempt-1',
    card: null,
    refunds: [],
    failureMessage: null,
  });
  expect(Math.abs(opened.createdAt.getTime() - Date.now())).toBeLessThan(5_000);

  await sandbox.stripe.paymentIntents.confirm(opened.id, { payment_method: 'pm_card_visa' });
  expect(await gateway.readIntent(opened.id)).toMatchObject({
    status: 'succeeded',
    amountReceivedPence: 12_345,
    card: { brand: 'visa', last4: '4242', expMonth: 12, email: null, phone: null },
  });
});

test('a declined card shows on the intent, with why', async () => {
  const { id } = await open('attempt-declined');
  await sandbox.stripe.paymentIntents
    .confirm(id, { payment_method: 'pm_card_chargeDeclined' })
    .catch(() => undefined);
  expect(await gatewayAt().readIntent(id)).toMatchObject({
    status: 'requires_payment_method',
    failureMessage: 'Your card was declined.',
    card: { last4: '0002' },
  });
});

test('the same key opens one intent, and with another amount is refused', async () => {
  const first = await open('attempt-twice');
  expect((await open('attempt-twice')).id).toBe(first.id);
  const other = gatewayAt().createIntent({
    amountPence: 99_999,
    currency: 'gbp',
    checkoutId: 'checkout-1',
    attemptId: 'attempt-twice',
    idempotencyKey: 'pi:attempt-twice',
    receiptEmail: 'ann@example.com',
  });
  await expect(other).rejects.toMatchObject({ name: 'GatewayRefused', code: 'idempotency_error' });
});

test('cancelling ends an open intent and is refused once the money won', async () => {
  const gateway = gatewayAt();
  const opened = await open('attempt-cancel');
  expect((await gateway.cancelIntent(opened.id, 'cancel:1')).status).toBe('canceled');

  const paid = await open('attempt-paid');
  await sandbox.stripe.paymentIntents.confirm(paid.id, { payment_method: 'pm_card_visa' });
  await expect(gateway.cancelIntent(paid.id, 'cancel:2')).rejects.toMatchObject({
    name: 'GatewayRefused',
    code: 'payment_intent_unexpected_state',
  });
});

test('refunds in part and in whole show on the intent', async () => {
  const gateway = gatewayAt();
  const { id } = await open('attempt-refund');
  await sandbox.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });

  const part = { intentId: id, amountPence: 2_345, idempotencyKey: 'refund:1', reason: 'damaged box' };
  expect(await gateway.refund(part)).toMatchObject({ amountPence: 2_345, status: 'succeeded' });
  expect((await gateway.refund(part)).amountPence).toBe(2_345);
  expect(await gateway.refund({ intentId: id, idempotencyKey: 'refund:2' })).toMatchObject({
    amountPence: 10_000,
  });
  expect(await gateway.readIntent(id)).toMatchObject({
    refunds: [
      { amountPence: 10_000, status: 'succeeded', reason: null },
      { amountPence: 2_345, status: 'succeeded', reason: 'damaged box' },
    ],
  });
});

test('a refund that failed or was cancelled is listed as failed, one that waits for anything as pending', async () => {
  const refund = (id: string, amount: number, status: string | null) => ({
    object: 'refund',
    id,
    amount,
    status,
  });
  const refunds = [
    refund('re_5', 100, null),
    refund('re_4', 200, 'requires_action'),
    refund('re_3', 500, 'canceled'),
    refund('re_2', 1_000, 'succeeded'),
    refund('re_1', 2_345, 'failed'),
  ];
  const base = await serve((_request, response) => {
    const latest_charge = { object: 'charge', amount_refunded: 1_300, refunds: { data: refunds } };
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        ...{ object: 'payment_intent', id: 'pi_1', metadata: {}, created: 1 },
        livemode: false,
        latest_charge,
      }),
    );
  });
  const intent = await gatewayAt(base).readIntent('pi_1');
  expect(intent.refunds.map(({ status }) => status)).toEqual([
    ...['pending', 'pending', 'failed', 'succeeded', 'failed'],
  ]);
  expect(totalRefundedPence(intent)).toBe(1_300);
});

test('of more refunds than come with a charge every one is reported', async () => {
  const gateway = gatewayAt();
  const { id } = await open('attempt-many-refunds');
  await sandbox.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  const first = await gateway.refund({ intentId: id, amountPence: 1_000, idempotencyKey: 'many:0' });
  for (let no = 1; no <= 10; no += 1)
    await gateway.refund({ intentId: id, amountPence: no, idempotencyKey: `many:${no}` });
  // The first one fails long after, and from then on the provider's own sum excludes it.
  const base = await serve(async (request, response) => {
    const headers = { authorization: request.headers.authorization! };
    const answer = await fetch(sandbox.base + request.url!.replace('/some/path', ''), { headers });
    const body = JSON.parse(await answer.text(), (key, value) => {
      if (value?.id === first.id) return { ...value, status: 'failed' };
      return key === 'amount_refunded' ? value - 1_000 : value;
    });
    response.end(JSON.stringify(body));
  });
  const { refunds } = await gatewayAt(base).readIntent(id);
  expect(refunds).toHaveLength(11);
  expect(refunds.filter(({ status }) => status === 'failed')).toMatchObject([
    { id: first.id, amountPence: 1_000 },
  ]);
});

test('all intents of a stretch of time are listed, over any number of pages', async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    `INSERT INTO stripe_sandbox.payment_intent (id, created, client_secret, amount, currency, status,
        capture_method, metadata)
      SELECT 'pi_' || n, 1000 + n, 'secret', 100, 'gbp', 'requires_payment_method', 'automatic', '{}'
        FROM generate_series(1, 230) n RETURNING id`,
  );
  const listed: string[] = [];
  const bounds = { createdAfter: new Date(1_001_000), createdBefore: new Date(1_230_000) };
  for await (const intent of gatewayAt().listIntents(bounds)) listed.push(intent.id);
  expect(listed).toEqual(
    rows
      .map(({ id }) => id)
      .slice(0, -1)
      .reverse(),
  );
});

test('events of the kinds asked for are listed, from a moment on, with what a webhook would tell', async () => {
  const { id } = await open('attempt-events');
  await sandbox.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  const list = async (createdAfter: Date) => {
    const events = [];
    const types = ['payment_intent.succeeded', 'charge.refunded'];
    for await (const event of gatewayAt().listEvents({ createdAfter, types })) events.push(event);
    return events.filter(({ paymentIntentId }) => paymentIntentId === id);
  };
  const [event, ...others] = await list(new Date(Date.now() - 60_000));
  expect(event).toMatchObject({ type: 'payment_intent.succeeded', livemode: false });
  expect(JSON.stringify(event)).not.toContain('client_secret');
  expect(others).toEqual([]);
  expect(await list(new Date(Date.now() + 60_000))).toEqual([]);
});

test.each([
  ['resource_missing', () => gatewayAt().readIntent('pi_none')],
  ['amount_too_small', () => gatewayAt().createIntent({ ...tooSmall, idempotencyKey: 'small' })],
  ['livemode_mismatch', liveKeyReadsTestIntent],
])('what the provider refuses is refused with its code: %s', async (code, call) => {
  const error = await call().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(GatewayRefused);
  expect(error).toMatchObject({ code });
});

const tooSmall = {
  amountPence: 29,
  currency: 'gbp' as const,
  checkoutId: 'c',
  attemptId: 'a',
  receiptEmail: 'ann@example.com',
};

async function liveKeyReadsTestIntent() {
  const { id } = await open('attempt-live');
  const intent = JSON.stringify(await sandbox.stripe.paymentIntents.retrieve(id));
  const url = await serve((_request, response) => response.end(intent));
  return gatewayAt(url, 'sk_live_1').readIntent(id);
}

test.each([500, 503, 429])('an answer of %i means: not available, ask again', async (status) => {
  const url = await serve((_request, response) => {
    response.writeHead(status).end(JSON.stringify({ error: { type: 'api_error', message: 'No.' } }));
  });
  await expect(gatewayAt(url).readIntent('pi_1')).rejects.toBeInstanceOf(GatewayUnavailable);
});

test('a key that the provider does not know means: not available, for nothing is said about the payment', async () => {
  const gateway = gatewayAt(sandbox.base, 'sk_test_wrong');
  for (const call of [
    () => gateway.readIntent('pi_none'),
    () => gateway.refund({ intentId: 'pi_none', idempotencyKey: 'refund:wrong-key' }),
  ])
    await expect(call()).rejects.toBeInstanceOf(GatewayUnavailable);
});

test('an answer about another payment or refund than was asked for means: not available', async () => {
  const stranger = await open('attempt-stranger');
  await sandbox.stripe.paymentIntents.confirm(stranger.id, { payment_method: 'pm_card_visa' });
  const refund = { intentId: stranger.id, amountPence: 100, idempotencyKey: 'refund:stranger' };
  const { id: refundId } = await gatewayAt().refund(refund);
  const answers = [
    JSON.stringify(await sandbox.stripe.paymentIntents.retrieve(stranger.id)),
    JSON.stringify(await sandbox.stripe.refunds.retrieve(refundId)),
  ];
  const gateway = gatewayAt(
    await serve((request, response) => response.end(answers[request.url!.includes('refunds') ? 1 : 0])),
  );
  const own = await open('attempt-own');
  for (const call of [
    () => open('attempt-mistaken', gateway),
    () => gateway.readIntent(own.id),
    () => gateway.cancelIntent(own.id, 'cancel:mistaken'),
    () => gateway.refund({ intentId: own.id, amountPence: 100, idempotencyKey: 'refund:mistaken' }),
    () => gateway.refund({ ...refund, amountPence: 50, idempotencyKey: 'refund:other-sum' }),
    () => gateway.readRefund('re_own'),
  ])
    await expect(call()).rejects.toBeInstanceOf(GatewayUnavailable);
});

test('nobody there, or no sense in the answer, means: not available', async () => {
  const nonsense = await serve((_request, response) => response.end('<html>'));
  await expect(gatewayAt('http://127.0.0.1:9/').readIntent('pi_1')).rejects.toBeInstanceOf(
    GatewayUnavailable,
  );
  await expect(gatewayAt(nonsense).readIntent('pi_1')).rejects.toBeInstanceOf(GatewayUnavailable);
});

test.each([
  'null',
  '[]',
  '7',
  '"yes"',
  '{}',
  '{"object":"list"}',
  '{"error":{"type":"api_error"}}',
  '{"object":"payment_intent","id":"pi_1"}',
])('an answer of 200 with %s means: not available, whatever was asked', async (body) => {
  const gateway = gatewayAt(await serve((_request, response) => response.end(body)));
  const listed = async () => {
    for await (const intent of gateway.listIntents({ createdAfter: new Date(0) })) return intent;
  };
  const calls = [
    open('attempt-no-sense', gateway),
    gateway.readIntent('pi_1'),
    gateway.cancelIntent('pi_1', 'cancel:no-sense'),
    gateway.refund({ intentId: 'pi_1', idempotencyKey: 'refund:no-sense' }),
    gateway.readRefund('re_1'),
    listed(),
  ];
  for (const { status, reason } of (await Promise.allSettled(calls)) as PromiseRejectedResult[])
    expect({ status, name: reason?.name }).toEqual({ status: 'rejected', name: 'GatewayUnavailable' });
});

test('a provider that sends us elsewhere is not followed: the key goes to no other address', async () => {
  let isFollowed = false;
  const elsewhere = await serve((_request, response) => {
    isFollowed = true;
    response.end('{}');
  });
  const leading = await serve((_request, response) => {
    response.writeHead(307, { Location: elsewhere }).end();
  });
  await expect(open('attempt-led-away', gatewayAt(leading))).rejects.toThrow(GatewayUnavailable);
  expect(isFollowed).toBe(false);
});

test('a provider that does not answer, or stops half-way, is given up in time', async () => {
  const silent = await serve(() => {});
  const halfway = await serve((_request, response) => response.write('{"id":'));
  const began = Date.now();
  const calls = [gatewayAt(silent).readIntent('pi_1'), gatewayAt(halfway).readIntent('pi_1')];
  for (const result of await Promise.allSettled(calls))
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(GatewayUnavailable) });
  // Two tries of 3 s, on a slow machine; the package's default is 80 s each.
  expect(Date.now() - began).toBeLessThan(30_000);
});

test('an answer lost on the way is asked for again, and nothing is done twice', async () => {
  let lost = 0;
  const lossy = await startSandbox(database.pool, { faults: { loseAnswer: () => ++lost === 1 } });
  const intent = await open('attempt-lost', gatewayAt(lossy.base));
  await lossy.end();
  expect(lost).toBe(2);
  const { rows } = await database.pool.query(
    `SELECT id FROM stripe_sandbox.payment_intent WHERE metadata->>'attempt_id' = 'attempt-lost'`,
  );
  expect(rows).toEqual([{ id: intent.id }]);
});

test('a rightly signed event is kept without what cannot be stored, or is no event', () => {
  const gateway = gatewayAt();
  const now = Math.floor(Date.now() / 1000);
  const read = (event: unknown) => {
    const body = JSON.stringify(event);
    return gateway.readWebhook(Buffer.from(body), signWebhook(body, WEBHOOK_SECRET, now));
  };
  const event = { id: 'evt_1', object: 'event', type: 'charge.refunded', livemode: false };
  for (const data of [undefined, null, {}, [], 'none', { object: null }, { object: [] }, { object: 'pi_1' }])
    expect(read({ ...event, data }).paymentIntentId).toBeNull();
  const long = 'x'.repeat(5_000);
  expect(read({ ...event, data: { object: { payment_intent: `pi_${long}` } } }).paymentIntentId).toBeNull();
  const odd = { note: 'a\0b\ud800', client_secret: 'secret' };
  expect(read({ ...event, data: { object: odd } }).payload).toMatchObject({
    data: { object: { note: 'a\ufffdb\ufffd' } },
  });
  expect(JSON.stringify(read({ ...event, data: { object: odd } }).payload)).not.toContain('secret');
  const deep = Array.from({ length: 200 }).reduce((inner: unknown) => [inner], 1);
  const { id: _, ...nameless } = event;
  for (const wrong of [
    ...[null, [], 'event', 7, {}, nameless],
    ...[
      { ...event, id: long },
      { ...event, id: 'evt\0' },
      { ...event, id: 7 },
      { ...event, type: null },
    ],
    ...[
      { ...event, livemode: 'no' },
      { ...event, data: { object: deep } },
    ],
  ])
    expect(() => read(wrong)).toThrow(UnreadableEvent);
});

test('a webhook is read when it was signed with our secret in the last five minutes', () => {
  const gateway = gatewayAt();
  const now = Math.floor(Date.now() / 1000);
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'charge.refunded',
    livemode: false,
    data: { object: { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' } },
  });
  const read = (signature: string, body = payload) => gateway.readWebhook(Buffer.from(body), signature);

  expect(read(signWebhook(payload, WEBHOOK_SECRET, now))).toMatchObject({
    id: 'evt_1',
    type: 'charge.refunded',
    paymentIntentId: 'pi_1',
    livemode: false,
  });
  for (const wrong of [
    () => read(signWebhook(payload, 'whsec_other', now)),
    () => read(signWebhook(payload, WEBHOOK_SECRET, now - 301)),
    () => read(signWebhook(payload, WEBHOOK_SECRET, now), payload.replace('pi_1', 'pi_2')),
    () => read(signWebhook('not json', WEBHOOK_SECRET, now), 'not json'),
    () => read(''),
    () => read(`t=${now},v1=`),
    () => read('t=soon,v1=,v1'),
  ])
    expect(wrong).toThrow(InvalidWebhookSignature);
});
