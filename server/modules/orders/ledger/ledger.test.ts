import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { connectDatabase } from '../../../app/database/connect-database.js';
import type { Database } from '../../../platform/db/orm.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { createTestDatabase, type TestDatabase } from '../../../test/postgres.js';
import { storeOrders } from '../test/stored-orders.js';
import { type Movement, writeLedgerEntry } from './ledger.store.js';

let testDatabase: TestDatabase;
let database: Database;
let userId: string;
let orderIds: string[];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = await connectDatabase({ databaseUrl: testDatabase.url });
  userId = randomUUID();
  await database.pool.query(
    `insert into users (id, name, email, password_hash, created_at) values ($1, 'Bea Baker', 'bea@example.com', '', now())`,
    [userId],
  );
  orderIds = await storeOrders(database.pool, { userId, count: 4 });
});

afterAll(async () => {
  await database.orm.close(true);
  await testDatabase.drop();
});

const movement = (orderId: string, facts: Partial<Movement> = {}): Movement => ({
  orderId,
  kind: 'payment',
  amountPence: 10_000,
  paymentIntent: `pi_stored_${orderId}`,
  description: 'Payment',
  now: new Date('2026-11-21T10:00:00Z'),
  ...facts,
});

const write = (facts: Movement) => inTransaction(database.orm.em, (tx) => writeLedgerEntry(tx, facts));

async function entriesOf(orderId: string) {
  const { rows } = await database.pool.query(
    `select document_number as number, amount_pence as pence, content from ledger_entries where order_id = $1 order by document_number desc`,
    [orderId],
  );
  return rows;
}

test('a payment is written once, with what its invoice prints; each refund has a credit note', async () => {
  const [id] = orderIds as [string];
  await write(movement(id));
  await write(movement(id));
  await write(movement(id, { kind: 'refund', amountPence: -4_000 }));
  await write(movement(id, { kind: 'refund', amountPence: -4_000 }));
  await write(movement(id, { kind: 'refund', amountPence: -2_000, refundId: 're_1' }));
  await write(movement(id, { kind: 'refund', amountPence: -2_000, refundId: 're_1' }));
  const [invoice, ...notes] = await entriesOf(id);
  expect(invoice).toMatchObject({
    number: 'INV-100001',
    pence: 10_000,
    content: {
      customer: { name: 'Bea Baker' },
      billTo: { line1: '1 Quay' },
      card: { brand: 'visa', last4: '4242' },
      lines: [{ name: 'Standard Box', quantity: 1, unitPence: 10_000 }],
      sums: { itemsPence: 10_000, totalPence: 10_000 },
      invoiceNumber: null,
    },
  });
  expect(notes).toMatchObject([
    { number: 'CRN-100003', pence: -2_000 },
    { number: 'CRN-100002', pence: -4_000 },
    { number: 'CRN-100001', pence: -4_000, content: { invoiceNumber: 'INV-100001', lines: [], sums: null } },
  ]);
});

test('a payment that is rolled back leaves no gap, and payments at the same time no double', async () => {
  const [, second, third, fourth] = orderIds as [string, string, string, string];
  const undone = inTransaction(database.orm.em, async (tx) => {
    await writeLedgerEntry(tx, movement(second));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await Promise.all([second, third, fourth].map((id) => write(movement(id))));
  const { rows } = await database.pool.query(
    `select document_number as number from ledger_entries where kind = 'payment' order by 1`,
  );
  expect(rows.map((row) => row.number)).toEqual(['INV-100001', 'INV-100002', 'INV-100003', 'INV-100004']);
});

test('an extra payment has an invoice of its own, with its own card, and a credit note that names it', async () => {
  const [, , , id] = orderIds as [string, string, string, string];
  const extra = { paymentIntent: `pi_extra_${id}`, amountPence: 3_000, description: 'White glove' };
  await database.pool.query(
    `with again as (
        insert into checkouts select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'idempotency_key', 'extra'))).*
          from orders o join checkouts c on c.id = o.checkout_id where o.id = $2 returning id
      )
      insert into order_payments (payment_intent, order_id, checkout_id, amount_pence, card, created_at)
        select $1, $2, id, 3000, '{"brand":"amex","last4":"0005"}', now() from again`,
    [extra.paymentIntent, id],
  );
  await write(movement(id));
  await write(movement(id, extra));
  await write(movement(id, { ...extra, kind: 'refund', amountPence: -3_000 }));
  const [second, first, note] = await entriesOf(id);
  const card = { brand: 'amex', last4: '0005' };
  expect(second.content).toMatchObject({ card, lines: [], sums: null, invoiceNumber: first.number });
  expect(note.content).toMatchObject({ card, invoiceNumber: second.number });
});

const VAT_SEED = 20_261_127;
const companyIs = (vatPercent: number) =>
  database.pool.query(
    `insert into store_settings (id, phone, promotion, social_links, same_day_cut_off_hour, company) values (1, '', '', '[]', 12, $1)
      on conflict (id) do update set company = $1`,
    [{ legalName: `Of ${vatPercent} Ltd`, vatPercent }],
  );

async function invoiceOf(amountPence: number, vatPercent: number) {
  const [id] = (await storeOrders(database.pool, { userId, count: 1 })) as [string];
  await companyIs(vatPercent);
  await write(movement(id, { amountPence }));
  return id;
}

async function vatOf(orderId: string) {
  const { rows } = await database.pool.query(
    `select vat_pence as vat, issuer from ledger_entries where order_id = $1 order by kind, document_number`,
    [orderId],
  );
  return rows;
}

test('refunds of an invoice credit its VAT to the penny, and in the end the whole', async () => {
  const id = await invoiceOf(24_500, 20);
  for (const [index, pence] of [8_169, 8_169, 8_162].entries())
    await write(movement(id, { kind: 'refund', amountPence: -pence, refundId: `re_${index}` }));
  expect((await vatOf(id)).map(({ vat }) => vat)).toEqual([4_083, -1_361, -1_362, -1_360]);
});

test('a credit note has the rate and issuer of the invoice that its payment has, whatever the company is by then', async () => {
  const id = await invoiceOf(12_000, 20);
  await companyIs(5);
  const extra = { paymentIntent: `pi_again_${id}`, amountPence: 2_100 };
  await write(movement(id, extra));
  await companyIs(0);
  await write(movement(id, { kind: 'refund', amountPence: -6_000, refundId: 'first' }));
  await write(movement(id, { ...extra, kind: 'refund', amountPence: -2_100, way: 'reversal' }));
  const issuers = [20, 5, 20, 5].map((percent) => ({ legalName: `Of ${percent} Ltd`, vatPercent: percent }));
  expect(await vatOf(id)).toEqual(
    [2_000, 100, -1_000, -100].map((vat, index) => ({ vat, issuer: issuers[index] })),
  );
});

test(`credit notes of an invoice never credit more VAT than it charged (seed ${VAT_SEED})`, async () => {
  const parts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 2, maxLength: 9 });
  await fc.assert(
    fc.asyncProperty(parts, fc.constantFrom(20, 5, 17.5, 0.01, 0), async (refunds, percent) => {
      const chargedPence = refunds.reduce((sum, pence) => sum + pence, 0);
      const id = await invoiceOf(chargedPence, percent);
      for (const [index, pence] of refunds.entries()) {
        await companyIs(index % 2 === 0 ? 0 : 25);
        await write(movement(id, { kind: 'refund', amountPence: -pence, refundId: `re_${index}` }));
      }
      const [invoice, ...notes] = (await vatOf(id)).map(({ vat }) => vat);
      expect(invoice).toBe(Math.round((chargedPence * percent) / (100 + percent)));
      let leftVat = invoice;
      for (const vat of notes) {
        expect(vat).toBeLessThanOrEqual(0);
        leftVat += vat;
        expect(leftVat).toBeGreaterThanOrEqual(0);
      }
      expect(leftVat).toBe(0);
    }),
    { seed: VAT_SEED, numRuns: 40 },
  );
});

test('what is written is never changed', async () => {
  for (const sql of [
    'update ledger_entries set amount_pence = 1',
    'delete from ledger_entries',
    'truncate ledger_entries',
  ])
    await expect(database.pool.query(sql)).rejects.toThrow('written once');
});
