import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Pool } from 'pg';
import { connectDatabase } from '../../../app/database/connect-database.js';
import type { Database } from '../../../platform/db/orm.js';
import { createTestDatabase, type TestDatabase } from '../../../test/postgres.js';
import { ORDER_POLICIES } from '../../retention/order-policies.js';
import { storeLedger, storeOrders } from '../test/stored-orders.js';
import { foldFigures, recountFigures, recountOnceANight } from './order-figures.store.js';
import { readAllTotals, readDays, readTotalsFromFigures } from './read-figures.store.js';

let testDatabase: TestDatabase;
let database: Database;
let pool: Pool;
let userId: string;

beforeEach(async () => {
  testDatabase = await createTestDatabase('shop');
  database = await connectDatabase({ databaseUrl: testDatabase.url, poolSize: 3 });
  pool = database.pool;
  userId = (await pool.query<{ id: string }>('select id from users limit 1')).rows[0]!.id;
});

afterEach(async () => {
  await database.close();
  await testDatabase.drop();
});

/** Expects the figures to equal the rows, whatever wrote them. */
async function expectExact(): Promise<void> {
  const client = await pool.connect();
  expect(await recountFigures(client)).toBe(0);
  client.release();
}

test('orders and their money are counted as they come, change, are taken off the lists and go', async () => {
  const ids = await storeOrders(pool, { userId, count: 6 });
  await storeLedger(pool);
  expect(await readAllTotals(pool)).toEqual({ count: 6, processing: 6, delivered: 0, revenuePence: 60_000 });
  await expectExact();
  await pool.query(
    `update orders set status = 'delivered', shipment = shipment || '{"collectionDate": "2027-03-01"}' where id = $1`,
    [ids[0]],
  );
  await pool.query('update orders set deleted_at = now() where id = $1', [ids[1]]);
  expect(await readAllTotals(pool)).toEqual({ count: 5, processing: 4, delivered: 1, revenuePence: 60_000 });
  expect(await readTotalsFromFigures(pool, { status: 'processing' })).toEqual({
    found: 4,
    revenuePence: 40_000,
  });
  expect(await readTotalsFromFigures(pool, { collection: 'agreed' })).toEqual({
    found: 1,
    revenuePence: 10_000,
  });
  expect(await readTotalsFromFigures(pool, { collection: 'none', destination: 'japan' })).toEqual({
    found: 0,
    revenuePence: 0,
  });
  expect(await readTotalsFromFigures(pool, { collectionFrom: '2027-03-02' })).toEqual({
    found: 0,
    revenuePence: 0,
  });
  await expectExact();
});

test('what retention removes leaves the figures in the statement that removes it', async () => {
  const ids = await storeOrders(pool, { userId, count: 3 });
  await pool.query(`update orders set created_at = created_at - interval '9 years' where id = any($1)`, [
    ids.slice(0, 2),
  ]);
  await pool.query(`update orders set status = 'delivered' where id = $1`, [ids[0]]);
  await storeLedger(pool);
  const { sql } = ORDER_POLICIES.find(({ name }) => name === 'orders')!;
  expect((await pool.query(sql, [100])).rowCount).toBe(2);
  expect(await readAllTotals(pool)).toEqual({ count: 1, processing: 1, delivered: 0, revenuePence: 10_000 });
  await expectExact();
});

test('a transaction that fails counts nothing, and readers agree before, while and after sums are brought up to date', async () => {
  await storeOrders(pool, { userId, count: 2 });
  const client = await pool.connect();
  await client.query('begin');
  await client.query(`update orders set status = 'shipped'`);
  await Promise.all([foldFigures(pool), foldFigures(pool)]);
  await client.query('rollback');
  client.release();
  expect((await pool.query('select from order_figure_changes')).rowCount).toBe(0);
  expect(await readAllTotals(pool)).toMatchObject({ count: 2, processing: 2 });
  await expectExact();
});

test('sums above 2^31 pence are exact', async () => {
  await pool.query(`insert into order_figure_changes values
    ('all', '-infinity', 'japan', 'delivered', 'paid', 3000000000, 9007199254740000),
    ('daily', '2027-01-05', 'japan', '', '', 3000000000, 0), ('daily', '2027-01-05', 'japan', '', '', 0, 9007199254740000)`);
  expect(await readAllTotals(pool)).toMatchObject({
    count: 3_000_000_000,
    revenuePence: 9_007_199_254_740_000,
  });
  expect(await readDays(pool, '2027-01-01', '2027-01-31')).toEqual([
    { day: '2027-01-05', destination: 'japan', orders: 3_000_000_000, revenuePence: 9_007_199_254_740_000 },
  ]);
});

/** Orders and ledger, summed by day and destination. */
const DAYS_OF_ROWS = `select day::text, destination, sum(pence)::float8 as "revenuePence", sum(orders)::float8 as orders from (
    select (l.created_at at time zone 'Europe/London')::date as day, o.destination, l.amount_pence as pence, 0 as orders
      from ledger_entries l join orders o on o.id = l.order_id
    union all select (created_at at time zone 'Europe/London')::date, destination, 0, 1 from orders where deleted_at is null) happened
  group by day, destination order by day, destination`;

const RANDOM_CHANGES = [
  `update orders set status = (array['processing', 'shipped', 'delivered', 'cancelled'])[1 + floor(random() * 4)::int] where id = $1`,
  `update orders set shipment = shipment || jsonb_build_object('collectionDate', date '2027-01-01' + floor(random() * 40)::int) where id = $1`,
  `update orders set created_at = created_at - interval '7 hours' * floor(random() * 90) where id = $1`,
  `update orders set deleted_at = case when deleted_at is null then now() end where id = $1`,
  `insert into ledger_entries (id, order_id, kind, amount_pence, payment_intent, movement, document_number, issuer, content, description, created_at)
    select gen_random_uuid(), order_id, 'refund', -1 - floor(random() * 90), payment_intent, gen_random_uuid(), gen_random_uuid(), '{}', '{}', '',
      created_at + interval '5 hours' * floor(random() * 90) from ledger_entries where order_id = $1 and kind = 'payment'`,
];

test('after changes by chance, figures of days and totals are what orders and ledger add up to', async () => {
  const ids = await storeOrders(pool, { userId, count: 30 });
  await storeLedger(pool);
  const client = await pool.connect();
  await client.query('select setseed(0.42)');
  for (let no = 0; no < 300; no += 1) {
    await client.query(RANDOM_CHANGES[no % RANDOM_CHANGES.length]!, [ids[(no * 7) % ids.length]]);
    if (no % 50 === 0) await foldFigures(pool);
  }
  const { rows } = await client.query(DAYS_OF_ROWS);
  client.release();
  expect(rows.length).toBeGreaterThan(20);
  const counted = await readDays(pool, '2000-01-01', '2100-01-01');
  expect(counted.filter(({ orders, revenuePence }) => orders !== 0 || revenuePence !== 0)).toEqual(
    rows.filter(({ orders, revenuePence }) => orders !== 0 || revenuePence !== 0),
  );
  await expectExact();
});

test.each(['all', 'daily'])(
  '%s figures that differ from their rows are mended once a night, and counted',
  async (kind) => {
    await storeOrders(pool, { userId, count: 4 });
    await foldFigures(pool);
    const { rowCount } = await pool.query('update order_figures set orders = orders + 5 where kind = $1', [
      kind,
    ]);
    expect(rowCount).toBe(1);
    expect(await recountOnceANight(testDatabase.url)).toBe(1);
    expect(await readAllTotals(pool)).toMatchObject({ count: 4 });
    expect(await readDays(pool, '2000-01-01', '2100-01-01')).toMatchObject([{ orders: 4 }]);
    expect(await recountOnceANight(testDatabase.url)).toBeNull();
    expect((await pool.query('select differing from order_figure_checks')).rows).toEqual([{ differing: 1 }]);
  },
);
