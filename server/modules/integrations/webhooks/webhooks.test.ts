import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { constantCase } from '../../../../rules/enum-case.js';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import type { Variables } from '../../../test/clients/shop-client.js';
import { placeOrder, signInAsAdmin, standardBox } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { until } from '../../../test/until.js';
import { saveQuote } from '../../quotes/saved/test/quote-verbs.js';
import { sendRequest } from '../../requests/test/request-verbs.js';
import { WEBHOOK_DATA } from './describe-webhooks.js';
import { startReceiver, type WebhookReceiver } from './test/webhook-receiver.js';
import { WEBHOOK_EVENTS, type WebhookEvent } from './webhook.entity.js';
import { sign } from './webhook-secret.js';

interface SeenEndpoint {
  readonly id: string;
  readonly version: number;
  readonly isEnabled: boolean;
  readonly offReason: string | null;
}

interface SeenDelivery {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly statusCode: number | null;
}

const ENDPOINT = 'id version isEnabled offReason';
const DELIVERY = 'id type status statusCode answer lastError tries';

let app: TestApp;
let staff: GraphqlClient;
let receiver: WebhookReceiver;

beforeAll(async () => {
  [app, receiver] = await Promise.all([startTestApp(), startReceiver()]);
  staff = new GraphqlClient(app.url);
  await signInAsAdmin(staff);
});
afterAll(async () => {
  await receiver?.kill();
  await app?.stop();
});
afterEach(async () => {
  await app.deps.database.pool.query('delete from webhook_endpoints');
  receiver.received.length = 0;
});

const input = (change: object = {}): Variables => ({
  input: ['WebhookEndpointInput!', { url: receiver.url, events: ['QUOTE_CREATED'], ...change }],
});
const created = async (change?: object) =>
  staff.call<{ endpoint: SeenEndpoint; secret: string }>(
    'mutation adminCreateWebhookEndpoint',
    `secret endpoint { ${ENDPOINT} }`,
    input(change),
  );
const changed = (id: string, change: object) =>
  staff.call<SeenEndpoint>('mutation adminUpdateWebhookEndpoint', ENDPOINT, {
    id: ['ID!', id],
    ...input(change),
  });
const pressed = (operation: string, id: string) =>
  staff.call<SeenDelivery>(`mutation ${operation}`, DELIVERY, { id: ['ID!', id] });
const deliveries = async (endpointId: string, status?: string) => {
  const asked: Variables = { endpointId: ['ID!', endpointId], status: ['WebhookDeliveryStatus', status] };
  const { nodes } = await staff.call<{ nodes: SeenDelivery[] }>(
    'query adminWebhookDeliveries',
    `nodes { ${DELIVERY} }`,
    asked,
  );
  return nodes;
};

/** A guest's saved quote of one box. */
async function quoted(): Promise<void> {
  const guest = new GraphqlClient(app.url);
  const { id: productId } = await standardBox(guest);
  await guest.addToCart({ productId, quantity: 1, destination: 'australia' });
  await saveQuote(guest);
}

it('every fact is sent once, with the ids and sums that the description names', async () => {
  const { endpoint } = await created({ events: WEBHOOK_EVENTS.map(constantCase) });
  const customer = new GraphqlClient(app.url);
  const { id, number } = await placeOrder(app, customer);
  await customer.call('mutation sendMessage', 'id', {
    id: ['ID!', id],
    input: ['MessageInput!', { id: randomUUID(), body: 'When will you be here?' }],
  });
  await staff.setOrderStatus(id, 'cancelled');
  await quoted();
  await sendRequest(new GraphqlClient(app.url), {});
  // The text of a request is a message too.
  const events = [...WEBHOOK_EVENTS, 'message.created'].sort();
  await until(async () => (await deliveries(endpoint.id, 'DELIVERED')).length === events.length);
  const bodies = receiver.received.map(
    ({ body }) => JSON.parse(body) as { type: WebhookEvent; data: object },
  );
  expect(bodies.map(({ type }) => type).sort()).toEqual(events);
  for (const { type, data } of bodies)
    expect(Object.keys(data).sort()).toEqual(Object.keys(WEBHOOK_DATA[type]).sort());
  const sent = new Map(bodies.map(({ type, data }) => [type, data]));
  expect(sent.get('order.created')).toMatchObject({
    ...{ id, number, status: 'PROCESSING', destination: 'AUSTRALIA' },
    total: { minorUnits: 33_250, currency: 'GBP' },
  });
  expect(sent.get('order.status_changed')).toEqual({
    ...{ id, number, status: 'CANCELLED', previousStatus: 'PROCESSING' },
  });
  expect(sent.get('payment.succeeded')).toMatchObject({
    orderId: id,
    number,
    amount: { minorUnits: 33_250 },
  });
  expect(sent.get('refund.created')).toMatchObject({ orderId: id, number, status: 'REQUESTED' });
  expect(bodies.map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ orderId: id, requestId: null, fromStaff: false, number }),
  );
});

it('an endpoint gets what it chose while it is on, and samples are sent to nobody', async () => {
  const [{ endpoint: other }, { endpoint: off }] = [
    await created({ events: ['REFUND_CREATED'] }),
    await created(),
  ];
  await changed(off.id, { isEnabled: false });
  const { endpoint } = await created();
  await quoted();
  await app.deps.database.pool.query(
    `insert into saved_quotes select (jsonb_populate_record(q, jsonb_build_object('id', gen_random_uuid(), 'reference', 'SAMPLE-1', 'secret_hash', 'x'))).*
      from saved_quotes q limit 1`,
  );
  await until(async () => (await deliveries(endpoint.id, 'DELIVERED')).length === 1);
  expect(await deliveries(endpoint.id)).toHaveLength(1);
  expect([await deliveries(other.id), await deliveries(off.id)]).toEqual([[], []]);
});

describe('a secret', () => {
  it('is shown once, and signs; another is joined by the one before', async () => {
    const { endpoint, secret } = await created();
    const { secret: second } = await staff.call<{ secret: string }>(
      'mutation adminRotateWebhookSecret',
      'secret',
      {
        id: ['ID!', endpoint.id],
      },
    );
    await pressed('adminSendTestWebhook', endpoint.id);
    await until(() => receiver.received.length === 1);
    const { headers, body, id } = receiver.received[0]!;
    const timestamp = Number(headers['webhook-timestamp']);
    expect(headers['webhook-signature']).toBe(
      [second, secret].map((one) => sign(one, id, timestamp, body)).join(' '),
    );
    expect(JSON.parse(body)).toMatchObject({ type: 'webhook.test', data: { endpointId: endpoint.id } });
  });

  it('is in no table and in no entry of the audit log', async () => {
    const { secret } = await created();
    const { rows } = await app.deps.database.pool.query(
      `select to_jsonb(e)::text as text from webhook_endpoints e union all select to_jsonb(a)::text from audit_entries a where entity = 'webhook'`,
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { text } of rows) expect(text).not.toContain(secret.replace('whsec_', ''));
  });
});

describe('a delivery', () => {
  it('is sent again under its id, by hand, and not while the endpoint is off', async () => {
    const { endpoint } = await created();
    const { id } = await pressed('adminSendTestWebhook', endpoint.id);
    await until(async () => (await deliveries(endpoint.id, 'DELIVERED')).length === 1);
    expect(await pressed('adminResendWebhook', id)).toMatchObject({ id, status: 'QUEUED' });
    await until(() => receiver.received.length === 2);
    expect(receiver.received.map((one) => one.id)).toEqual([id, id]);
    await changed(endpoint.id, { isEnabled: false });
    const refused = { status: 409, message: 'This webhook is off. Switch it on first.' };
    await expect(pressed('adminResendWebhook', id)).rejects.toMatchObject(refused);
    await expect(pressed('adminSendTestWebhook', endpoint.id)).rejects.toMatchObject(refused);
  });

  it('that nobody knows is not found', async () => {
    for (const id of [randomUUID(), 'x'])
      await expect(pressed('adminResendWebhook', id)).rejects.toMatchObject({ status: 404 });
  });
});

it('a change decided on an older version is refused, and what staff did is in the audit log', async () => {
  const { endpoint } = await created();
  await changed(endpoint.id, { version: endpoint.version, description: 'Bookkeeping' });
  await expect(changed(endpoint.id, { version: endpoint.version })).rejects.toMatchObject({ status: 409 });
  await staff.call('mutation adminDeleteWebhookEndpoint', null, { id: ['ID!', endpoint.id] });
  const { nodes } = await staff.call<{ nodes: { action: string }[] }>(
    'query adminAuditLog',
    'nodes { action }',
    {
      entity: ['AuditEntity', 'WEBHOOK'],
      search: ['String', endpoint.id],
    },
  );
  expect(nodes.map(({ action }) => action)).toEqual(['REMOVED', 'CHANGED', 'CREATED']);
});

it('switched on again, an endpoint begins anew, and gets what was waiting', async () => {
  const { endpoint } = await created();
  await app.deps.database.pool.query(
    `update webhook_endpoints set is_enabled = false, off_reason = 'failing', failing_since = now() - interval '4 days'`,
  );
  await app.deps.database.pool.query(
    `insert into webhook_deliveries (id, endpoint_id, type, data) values (gen_random_uuid(), $1, 'quote.created', '{}')`,
    [endpoint.id],
  );
  expect(await changed(endpoint.id, {})).toMatchObject({ isEnabled: true, offReason: null });
  await until(async () => (await deliveries(endpoint.id, 'DELIVERED')).length === 1);
});

it('a shop has twenty endpoints at most', async () => {
  for (let no = 0; no < 20; no += 1) await created();
  await expect(created()).rejects.toMatchObject({ status: 409 });
});

describe('in production', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await startTestApp({ beside: app, env: { webhooksToPrivate: false } });
  });
  afterAll(() => shop?.stop());

  it.each([
    ['http://receiver.example.com/', 'Enter an address that begins with https://'],
    ['ftp://receiver.example.com/', 'Enter an address that begins with https://'],
    ['receiver', 'Enter an address that begins with https://'],
    ['', 'Enter an address that begins with https://'],
    ['https://user:secret@receiver.example.com/', 'Leave user name and password out of the address'],
    ['https://127.0.0.1/', 'This address is in a private network. Enter a public one.'],
    ['https://2130706433/', 'This address is in a private network. Enter a public one.'],
    ['https://169.254.169.254/latest/meta-data', 'This address is in a private network. Enter a public one.'],
    ['https://[::ffff:10.0.0.1]/', 'This address is in a private network. Enter a public one.'],
    ['https://[fd00::1]:5432/', 'This address is in a private network. Enter a public one.'],
  ])('%s is refused', async (url, message) => {
    const client = new GraphqlClient(shop.url);
    client.token = staff.token;
    await expect(
      client.call('mutation adminCreateWebhookEndpoint', 'secret', input({ url })),
    ).rejects.toMatchObject({ status: 400, message, details: { fields: [{ field: 'url', message }] } });
  });
});
