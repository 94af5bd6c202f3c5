import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { countRows, placeOrder, signUp } from '../../../test/factories.js';
import { messageTo } from '../../../test/mail/messages.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

const APPLY = `mutation ($id: ID!, $change: OrderChangeInput!, $shown: ExpectedChangeInput!, $key: String!) {
  applyOrderChange(id: $id, input: { change: $change, expected: $shown, idempotencyKey: $key }) {
    ... on AppliedOrderChange {
      order { version collectionDate } checkout { amends { orderNumber changes } quote { total { minorUnits } } }
    }
    ... on ChangeOutdated {
      preview { kind reason version changes refund { minorUnits } extra { minorUnits } }
    }
  }
}`;
const HOME = { line1: '7 Mill Lane', city: 'Hull', postcode: 'HU1 1AA', country: 'United Kingdom' };

let app: TestApp;
let graphql: GraphqlClient;
let order: Awaited<ReturnType<typeof placeOrder>>;

beforeAll(async () => {
  app = await startTestApp();
  graphql = new GraphqlClient(app.url);
  // The contact of the order is the account's own, verified address.
  const { id } = await signUp(graphql, 'ann@example.com');
  await app.deps.database.pool.query('update users set email_verified_at = now() where id = $1', [id]);
  order = await placeOrder(app, graphql);
});
afterAll(() => app?.stop());

test('the same press sent again is one change', async () => {
  const key = randomUUID();
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const change = { collectionDate: day, collectionAddress: HOME };
  const preview = await graphql.call(
    'query orderChangePreview',
    'kind refund { minorUnits } extra { minorUnits } version deadline',
    { id: ['ID!', order.id], change: ['OrderChangeInput!', change] },
  );
  const nothing = { minorUnits: 0 };
  expect(preview).toEqual({ kind: 'FREE', refund: nothing, extra: nothing, version: 1, deadline: null });
  const press = { id: order.id, change, shown: { version: 1, refund: 0, extra: 0 }, key };
  const changed = { applyOrderChange: { order: { collectionDate: day, version: 2 }, checkout: null } };
  expect(await graphql.send(APPLY, press)).toEqual(changed);
  expect(await graphql.send(APPLY, press)).toEqual(changed);
  expect(await countRows(app, 'order_events', `order_id = $1 and status = 'changed'`, [order.id])).toBe(1);

  const message = await messageTo(app, order.customer.email, 'order-changed');
  expect(message).toContain(`we've changed your order ${order.number}`);
  expect(message).toContain('Collection address changed.');
  expect(message).toContain('from 7 Mill Lane, Hull, HU1 1AA');
  expect(message).toMatch(/\/follow#/);
  expect(message).toContain('Questions? Call us on');
  expect(message).toContain(`because order ${order.number} was booked`);
});

test('what was shown and no longer holds is answered with what holds now, and nothing is done', async () => {
  const shown = { version: 2, refund: 0, extra: 1 };
  const asked = { id: order.id, change: { service: 'EXPRESS' }, shown, key: randomUUID() };
  expect(await graphql.send(APPLY, asked)).toEqual({
    applyOrderChange: {
      preview: {
        ...{ kind: 'EXTRA', reason: null, version: 2 },
        ...{ refund: { minorUnits: 0 }, extra: { minorUnits: 2_999 } },
        changes: ['Service changed from Standard door to door to Express'],
      },
    },
  });
  expect(await countRows(app, 'checkouts', 'amends_order_id = $1', [order.id])).toBe(0);
});

test('an extra payment is listed with what it changes, and cancelling closes it and refunds the order', async () => {
  const shown = { version: 2, refund: 0, extra: 2_999 };
  const answer = await graphql.send(APPLY, {
    id: order.id,
    change: { service: 'EXPRESS' },
    shown,
    key: randomUUID(),
  });
  expect(answer).toMatchObject({
    applyOrderChange: {
      checkout: { amends: { orderNumber: order.number }, quote: { total: { minorUnits: 2_999 } } },
    },
  });
  const open = () =>
    graphql.call('query openCheckouts', 'amends { orderId changes } quote { total { minorUnits } }');
  expect(await open()).toEqual([
    {
      quote: { total: { minorUnits: 2_999 } },
      amends: { orderId: order.id, changes: ['Service changed from Standard door to door to Express'] },
    },
  ]);
  expect(
    await graphql.call('query cancellationPreview', 'refund { minorUnits }', { id: ['ID!', order.id] }),
  ).toEqual({ refund: { minorUnits: order.totalPence } });
  const cancel = (expectedRefund: number) =>
    graphql.call('mutation cancelOrder', 'status paymentStatus', {
      id: ['ID!', order.id],
      expectedRefund: ['Pence!', expectedRefund],
    });
  await expect(cancel(100)).rejects.toMatchObject({
    details: { preview: { kind: 'REFUND', refund: { minorUnits: order.totalPence } } },
  });
  expect(await cancel(order.totalPence)).toEqual({ status: 'CANCELLED', paymentStatus: 'REFUNDED' });
  expect(await open()).toEqual([]);
  const given = await countRows(app, 'stripe_sandbox.refund', 'amount = $1', [order.totalPence]);
  expect(given).toBe(1);
});
