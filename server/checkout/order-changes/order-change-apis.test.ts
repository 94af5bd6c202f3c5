import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { messageTo } from '../../test/accounts.js';
import { GraphqlClient } from '../../test/clients/graphql-client.js';
import { RestClient } from '../../test/clients/rest-client.js';
import { countRows, placeOrder, signUp } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

const APPLY = `mutation ($id: ID!, $change: OrderChangeInput!, $shown: ShownChangeInput!, $key: String!) {
  applyOrderChange(orderId: $id, change: $change, shown: $shown, idempotencyKey: $key) {
    order { version collectionDate } checkout { id amends { orderNumber changes } quote { total { minorUnits } } }
  }
}`;
const HOME = { line1: '7 Mill Lane', city: 'Hull', postcode: 'HU1 1AA', country: 'United Kingdom' };

let app: TestApp;
let rest: RestClient;
let graphql: GraphqlClient;
let order: Awaited<ReturnType<typeof placeOrder>>;

beforeAll(async () => {
  app = await startTestApp();
  rest = new RestClient(app.url);
  graphql = new GraphqlClient(app.url);
  // The contact of the order is the account's own address, and proved.
  const { id } = await signUp(rest, 'ann@example.com');
  await app.parts.database.pool.query('update users set email_verified_at = now() where id = $1', [id]);
  graphql.token = rest.token;
  order = await placeOrder(app, rest);
});
afterAll(() => app?.stop());

test('the same press over both doors is one change', async () => {
  const key = randomUUID();
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const { body: preview } = await rest.call('POST', `/orders/${order.id}/change/preview`, {
    collectionDate: day,
    origin: { address: HOME.line1, city: HOME.city, zip: HOME.postcode },
  });
  expect(preview).toMatchObject({ kind: 'free', refund: 0, extra: 0, version: 1, deadline: null });
  const shown = { version: 1, refund: 0, extra: 0 };
  const change = { collectionDate: day, collectionAddress: HOME };
  const first = await graphql.send(APPLY, { id: order.id, change, shown, key });
  expect(first).toMatchObject({ applyOrderChange: { order: { collectionDate: day }, checkout: null } });
  const again = await rest.call(
    'POST',
    `/orders/${order.id}/change`,
    { ...shown, collectionDate: day, origin: { address: HOME.line1, city: HOME.city, zip: HOME.postcode } },
    { 'Idempotency-Key': key },
  );
  expect(again).toMatchObject({ status: 200, body: { order: { collectionDate: day, version: 2 } } });
  expect(await countRows(app, 'order_events', `order_id = $1 and status = 'changed'`, [order.id])).toBe(1);

  const message = await messageTo(app, order.customer.email, 'order-changed');
  expect(message).toContain(`we have changed your order ${order.number}`);
  expect(message).toContain('Collection address changed.');
  expect(message).toContain('from 7 Mill Lane, Hull HU1 1AA');
  expect(message).toMatch(/\/follow#/);
  expect(message).toContain('Questions? Call us on');
  expect(message).toContain(`because order ${order.number} was booked`);
});

test('what was shown and no longer holds is refused by both doors, each in its own terms of money', async () => {
  const shown = { version: 2, refund: 0, extra: 1 };
  const asked = { id: order.id, change: { service: 'express' }, shown, key: randomUUID() };
  await expect(graphql.send(APPLY, asked)).rejects.toMatchObject({
    code: 'CONFLICT',
    details: { preview: { kind: 'extra', refundPence: 0, extraPence: 2_999, version: 2, reason: null } },
  });
  const overRest = await rest.call('POST', `/orders/${order.id}/change`, {
    ...shown,
    service: 'express',
    extra: 0.01,
  });
  expect(overRest).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', preview: { kind: 'extra', refund: 0, extra: 29.99, version: 2 } },
  });
});

test('an extra payment is listed with what it changes, and cancelling closes it and gives the money back', async () => {
  const shown = { version: 2, refund: 0, extra: 2_999 };
  const answer = await graphql.send(APPLY, {
    id: order.id,
    change: { service: 'express' },
    shown,
    key: randomUUID(),
  });
  expect(answer).toMatchObject({
    applyOrderChange: {
      checkout: { amends: { orderNumber: order.number }, quote: { total: { minorUnits: 2_999 } } },
    },
  });
  const { body: open } = await rest.call<{ amends: object; totalPrice: number }[]>('GET', '/checkout');
  expect(open[0]).toMatchObject({
    totalPrice: 29.99,
    amends: { orderId: order.id, changes: ['Service changed from Standard door to door to Express'] },
  });
  const { body: cancellation } = await rest.call<{ refund: number }>(
    'GET',
    `/orders/${order.id}/cancellation`,
  );
  expect(cancellation.refund).toBe(order.totalPence / 100);
  expect((await rest.call('POST', `/orders/${order.id}/cancel`, { refund: 1 })).status).toBe(409);
  const cancelled = await rest.call('POST', `/orders/${order.id}/cancel`, { refund: cancellation.refund });
  expect(cancelled.body).toMatchObject({ order: { status: 'cancelled', paymentStatus: 'refunded' } });
  expect((await rest.call('GET', '/checkout')).body).toEqual([]);
  const given = await countRows(app, 'stripe_sandbox.refund', 'amount = $1', [order.totalPence]);
  expect(given).toBe(1);
});
