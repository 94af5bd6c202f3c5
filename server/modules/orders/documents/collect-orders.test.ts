import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RestClient } from '../../../test/clients/rest-client.js';
import { insertCustomer, insertStaff } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { storeOrders } from '../test/stored-orders.js';

const DAY = '2026-12-09';
let app: TestApp;
let driver: RestClient;
let customerId: string;

beforeAll(async () => {
  app = await startTestApp();
  driver = new RestClient(app.url);
  driver.token = (await insertStaff(app, 'driver')).token;
  customerId = (await insertCustomer(app)).id;
});

afterAll(() => app?.stop());

/** A paid order to collect on the day; undefined: on none yet. */
async function orderOf(status: string, day: string | null = DAY): Promise<{ id: string; version: number }> {
  const { pool } = app.deps.database;
  const [id = ''] = await storeOrders(pool, { userId: customerId, count: 1, status });
  const set = `update orders set shipment = shipment || jsonb_build_object('collectionDate', $2::text)
    where id = $1 returning version`;
  const { rows } = await pool.query<{ version: number }>(set, [id, day]);
  return { id, version: rows[0]!.version };
}

interface Outcome {
  readonly collected: readonly { id: string; status: string }[];
  readonly refused: readonly { id: string; code: string; message: string }[];
}

const collect = (orders: object[], reason?: string) =>
  driver.graphql.call<Outcome>(
    'mutation adminCollectOrders',
    'collected { id status } refused { id code message }',
    { input: ['CollectOrdersInput!', { orders, reason }] },
  );

it('a driver marks what waits for its collection as collected, and nothing else', async () => {
  const [waiting, delivered, undated] = await Promise.all([
    orderOf('processing'),
    orderOf('delivered'),
    orderOf('processing', null),
  ]);
  const unknown = { id: randomUUID(), version: 1 };
  const { collected, refused } = await collect([waiting, delivered, undated, unknown], 'Came by early');
  expect(collected).toEqual([{ id: waiting.id, status: 'SHIPPED' }]);
  const notWaiting = { code: 'CONFLICT', message: 'This order is not waiting for its collection' };
  expect(refused).toEqual([
    { id: delivered.id, ...notWaiting },
    { id: undated.id, ...notWaiting },
    { id: unknown.id, code: 'NOT_FOUND', message: 'Order not found' },
  ]);
});

it('a day still to come needs a reason, and a change since the sheet was read is refused', async () => {
  const tomorrow = new Date(app.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  const early = await orderOf('processing', tomorrow);
  expect((await collect([early])).refused).toMatchObject([{ id: early.id, code: 'REASON_NEEDED' }]);
  const stale = { ...early, version: early.version + 1 };
  expect((await collect([stale], 'Came by')).refused).toMatchObject([{ code: 'CONFLICT' }]);
  expect((await collect([early], 'Came by')).collected).toHaveLength(1);
});

it('a driver sees neither a price nor an email address of what is collected', async () => {
  await orderOf('processing');
  const { nodes } = await driver.graphql.call<{ nodes: { order: object }[] }>(
    'query adminCollectionSheet',
    'nodes { phone order { id number customerName origin { line1 } lines { name size remark quantity } } }',
    { date: ['CalendarDate!', DAY] },
  );
  expect(nodes.length).toBeGreaterThan(0);
  expect(JSON.stringify(nodes)).not.toContain('@');
  const asked = driver.graphql.call(
    'query adminCollectionSheet',
    'nodes { order { total { minorUnits } } }',
    {
      date: ['CalendarDate!', DAY],
    },
  );
  await expect(asked).rejects.toMatchObject({
    message: expect.stringContaining('Cannot query field "total"'),
  });
});
