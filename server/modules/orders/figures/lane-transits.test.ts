import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { connectDatabase } from '../../../app/database/connect-database.js';
import type { Database } from '../../../platform/db/orm.js';
import { createTestDatabase, type TestDatabase } from '../../../test/postgres.js';
import { readTerms } from '../../settings/settings.store.js';
import { transitOf, transitTimesOf } from '../../settings/store-terms.js';
import { storeOrders } from '../test/stored-orders.js';
import { countLaneTransits } from './order-figures.store.js';

let testDatabase: TestDatabase;
let database: Database;

beforeEach(async () => {
  testDatabase = await createTestDatabase('shop');
  database = await connectDatabase({ databaseUrl: testDatabase.url, poolSize: 2 });
});

afterEach(async () => {
  await database.close();
  await testDatabase.drop();
});

/** Orders to Japan by express, collected 100 days ago and delivered after these numbers of days. */
async function deliver(...days: readonly number[]): Promise<void> {
  const { pool } = database;
  const { rows } = await pool.query<{ id: string }>('select id from users limit 1');
  const ids = await storeOrders(pool, { userId: rows[0]!.id, count: days.length });
  await pool.query(
    `with delivered as (
      update orders o set status = 'delivered', shipment = shipment || jsonb_build_object('destination', 'japan', 'service', 'express',
          'collectionDate', (now() at time zone 'Europe/London')::date - 100)
        from unnest($1::uuid[], $2::int[]) as d (id, days) where o.id = d.id returning o.id, d.days)
    insert into order_events (id, order_id, status, description, created_at)
      select gen_random_uuid(), id, 'delivered', '',
          ((now() at time zone 'Europe/London')::date - 100 + days + time '12:00') at time zone 'Europe/London' from delivered`,
    [ids, days],
  );
}

async function counted() {
  await countLaneTransits(database.pool);
  return transitOf(await readTerms(database.pool), 'japan', 'express');
}

const twentyDeliveries = Array.from({ length: 20 }, (_none, index) => 20 + index);

test('a lane with 20 deliveries takes as long as eight in ten of them did, and says so', async () => {
  await deliver(...twentyDeliveries);
  expect(await counted()).toEqual({ fromDays: 21, toDays: 37 });
  const lane = { destination: 'japan', service: 'express' };
  expect(transitTimesOf(await readTerms(database.pool))).toContainEqual({
    ...lane,
    ...{ fromDays: 21, toDays: 37, deliveries: 20 },
  });
});

test('with fewer, or with deliveries of long ago, it takes as long as staff expect', async () => {
  const expected = await counted();
  expect(expected).toMatchObject({ fromDays: expect.any(Number) });
  await deliver(...twentyDeliveries.slice(1));
  expect(await counted()).toEqual(expected);
  await deliver(33);
  expect(await counted()).not.toEqual(expected);
  await database.pool.query(`update order_events set created_at = created_at - interval '2 years'`);
  expect(await counted()).toEqual(expected);
});

test('an order that was taken off the lists, or is not delivered after all, is not counted', async () => {
  const expected = await counted();
  await deliver(...twentyDeliveries);
  await database.pool.query(
    `update orders set deleted_at = now() where id = (select id from orders order by id limit 1)`,
  );
  expect(await counted()).toEqual(expected);
  await database.pool.query(`update orders set deleted_at = null`);
  await database.pool.query(
    `update orders set status = 'in_transit' where id = (select id from orders order by id limit 1)`,
  );
  expect(await counted()).toEqual(expected);
});
