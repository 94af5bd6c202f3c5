import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../server/test/postgres.js';
import { batchesOf, type Scale } from './scale.js';
import { seedLarge } from './seed-large.js';

const SMALL: Scale = {
  orders: 60,
  users: 20,
  products: 90,
  quotes: 5,
  seed: 1,
  now: new Date('2026-11-21T12:00:00Z'),
};

let database: TestDatabase;
let client: Client;

beforeEach(async () => {
  database = await createTestDatabase('shop');
  client = new Client({ connectionString: database.url });
  await client.connect();
});

afterEach(async () => {
  await client.end();
  await database.drop();
});

async function valuesOf(sql: string): Promise<unknown[]> {
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  return rows.flat();
}

const SCHEMA = `select indexdef from pg_indexes where schemaname in ('public', 'stripe_sandbox')
  union all select conrelid::regclass || conname || pg_get_constraintdef(oid) from pg_constraint where contype = 'f' order by 1`;

test('a large shop has every order paid for in the books, and the keys it had before', async () => {
  const schema = await valuesOf(SCHEMA);
  await seedLarge(client, SMALL, () => {});
  expect(await valuesOf(SCHEMA)).toEqual(schema);
  expect(await valuesOf('select count(*)::int from orders')).toEqual([SMALL.orders]);
  expect(
    await valuesOf(`select number from orders o where paid_pence - refunded_pence
      <> (select sum(amount_pence) from ledger_entries l where l.order_id = o.id)`),
  ).toEqual([]);
});

test('orders whose numbers are far above 2^31 are written too, and go on where the last batch ended', async () => {
  const scale = { ...SMALL, orders: 3_000_000_060 };
  const from = 3_000_000_001;
  const batches = [
    { from, to: from + 29 },
    { from: from + 30, to: scale.orders },
  ];
  await seedLarge(client, scale, () => {}, batches);
  expect(await valuesOf('select number from orders order by created_at, number offset 58')).toEqual([
    'HL-100059',
    'HL-100060',
  ]);
  expect(
    await valuesOf(
      `select document_number from ledger_entries where kind = 'payment' order by created_at, document_number offset 58`,
    ),
  ).toEqual(['INV-100059', 'INV-100060']);
});

test('batches hold every order once', () => {
  expect(batchesOf({ orders: 110_000 })).toEqual([
    { from: 1, to: 50_000 },
    { from: 50_001, to: 100_000 },
    { from: 100_001, to: 110_000 },
  ]);
});
