import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest, test } from '@jest/globals';
import type { Pool } from 'pg';
import { RestClient } from '../../test/clients/rest-client.js';
import { signUp } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { OTHER_TABLES, POLICIES } from './policies.js';
import type { Policy } from './policy.js';
import { runRetention } from './run-retention.js';
import { CASES, type Case } from './test/cases.js';
import { YOUNG } from './test/young.js';

let app: TestApp;
let pool: Pool;
let customerId: string;

beforeAll(async () => {
  app = await startTestApp();
  pool = app.deps.database.pool;
  customerId = (await signUp(new RestClient(app.url))).id;
});

afterAll(() => app?.stop());

beforeEach(() => pool.query('truncate retention_runs'));

test('every policy has a case', () => {
  expect(Object.keys(CASES).sort()).toEqual(POLICIES.map(({ name }) => name).sort());
});

test('every table has a policy, or a reason to have none', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select case table_schema when 'public' then table_name else table_schema || '.' || table_name end as name
      from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'stripe_sandbox')`,
  );
  const named = new Set([...POLICIES.flatMap(({ tables }) => tables), ...Object.keys(OTHER_TABLES)]);
  expect([...named].sort()).toEqual(rows.map(({ name }) => name).sort());
});

test('the register in the documents says the same', async () => {
  const data = await readFile(new URL('../../../docs/security/data.md', import.meta.url), 'utf8');
  const [, register = ''] = data.split('## What goes by itself');
  const documented = register
    .split('\n')
    .filter((line) => POLICIES.some(({ name }) => line.startsWith(`| ${name} |`)));
  expect(documented).toEqual(
    POLICIES.map(({ name, what, after, why }) => `| ${name} | ${what} | ${after} | ${why} |`),
  );
});

describe.each(POLICIES.map((policy) => [policy.name, policy] as const))('%s', (name, policy) => {
  it('go when they are over their time, with all that hangs on them, and not before', async () => {
    const { stays, goes } = CASES[name]!;
    await add(CASES[name]!, stays);
    const before = await countIn(policy);
    await add(CASES[name]!, goes);
    expect(await countIn(policy)).not.toEqual(before);
    expect(await run([policy])).toEqual({ [name]: expect.any(Number) });
    expect(await countIn(policy)).toEqual(before);
  });
});

test.each(YOUNG)(
  '%s stay with all that is theirs while one row of them is young (%s), and hold up no others',
  async (name, _what, sql) => {
    const policy = POLICIES.find((one) => one.name === name)!;
    const old = CASES[name]!;
    const id = await add(old, old.goes);
    await add({ ...old, add: [sql] }, '1 year', id);
    const before = await countIn(policy);
    await add(old, old.goes);
    expect(await run([policy])).toEqual({ [name]: 1 });
    expect(await countIn(policy)).toEqual(before);
  },
);

test.each(['orders', 'payments without an order', 'payments of nobody'])(
  '%s are judged one by one: what is over its time is never joined with all that is young',
  async (name) => {
    const { sql } = POLICIES.find((policy) => policy.name === name)!;
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${sql.replaceAll('$1', '100')}`);
    const plan = rows.map((row) => row['QUERY PLAN']);
    expect(plan.filter((line) => line.includes('Anti Join'))).toEqual([]);
  },
);

test('the files of a picture that nothing shows go with it, and those of one that is shown stay', async () => {
  const policy = POLICIES.find(({ removesPictures }) => removesPictures)!;
  const names = ['a', 'b', 'c'].map((letter) => `${letter.repeat(32)}-640.webp`);
  const [unused, shown, quoted] = names as [string, string, string];
  for (const name of names) {
    await app.deps.images.put(name, Buffer.from('RIFF'));
    const old = `insert into uploaded_pictures values ($1, now() - interval '31 days')`;
    await pool.query(old, [`/uploads/${name}`]);
  }
  // A narrower width of the same image.
  await pool.query('update products set image_url = $1 where id = (select id from products limit 1)', [
    `/uploads/${shown.replace('640', '320')}`,
  ]);
  // The quote's page exists for some time after it expired.
  const quote = await add(CASES['guest quotes']!, '1 day');
  await pool.query('update saved_quotes set lines = $2 where id = $1', [
    quote,
    JSON.stringify([{ imageUrl: `/uploads/${quoted}` }]),
  ]);
  expect(await run([policy])).toEqual({ [policy.name]: 1 });
  expect(await app.deps.images.get(unused)).toBeNull();
  for (const name of [shown, quoted]) {
    const found = await app.deps.images.get(name);
    expect(found).not.toBeNull();
    found?.stream.destroy();
  }
});

describe('what is written once', () => {
  it.each([
    ['ledger_entries', 'orders'],
    ['audit_entries', 'audit log'],
    ['payment_resolutions', 'orders'],
    ['price_changes', 'price changes'],
    ['month_handovers', 'closed months'],
  ])('%s lets nobody remove a row that is younger than six years', async (table, name) => {
    await add(CASES[name]!, '1 day');
    const remove = (age: string) =>
      pool.query(`delete from ${table} where created_at > now() - interval '${age}'`);
    await expect(remove('2 days')).rejects.toThrow('written once and never changed');
    await expect(pool.query(`truncate ${table}`)).rejects.toThrow(/written once|truncate a table referenced/);
  });
});

test('a run works off in batches, notes when it did, and leaves what was done within the hour', async () => {
  const policy = { ...POLICIES.find(({ name }) => name === 'provider events')!, batch: 2 };
  const addFive = async () => {
    for (let no = 0; no < 5; no += 1) await add(CASES['provider events']!, '91 days');
  };
  await addFive();
  expect(await run([policy])).toEqual({ 'provider events': 5 });
  await addFive();
  expect(await run([policy])).toEqual({});
  await pool.query(`update retention_runs set finished_at = now() - interval '51 minutes'`);
  expect(await run([policy])).toEqual({ 'provider events': 5 });
  const { rows } = await pool.query('select policy, removed::int from retention_runs');
  expect(rows).toEqual([{ policy: 'provider events', removed: 10 }]);
});

test('a policy that fails stops no other and is not noted as done', async () => {
  const broken: Policy = { ...POLICIES[0]!, name: 'broken', sql: 'delete from nothing where $1 > 0' };
  await add(CASES['provider events']!, '91 days');
  const policies = [broken, POLICIES.find(({ name }) => name === 'provider events')!];
  expect(await run(policies)).toEqual({ 'provider events': 1 });
  const { rows } = await pool.query('select policy from retention_runs');
  expect(rows).toEqual([{ policy: 'provider events' }]);
});

test.each([-25, 25])('nothing is removed by a database whose clock is %d hours from ours', async (hours) => {
  await add(CASES['provider events']!, '91 days');
  const log = { ...app.deps.log, error: jest.fn(), info: jest.fn() };
  const now = () => new Date(Date.now() + hours * 60 * 60 * 1000);
  expect(await runRetention({ pool, images: app.deps.images, log, policies: POLICIES, now })).toEqual({});
  expect(log.error).toHaveBeenCalledTimes(1);
  expect((await pool.query('select from retention_runs')).rowCount).toBe(0);
  expect(await run(POLICIES.filter(({ name }) => name === 'provider events'))).toEqual({
    'provider events': 1,
  });
});

test('one process at a time removes; another that stops waits for no more than a statement', async () => {
  const client = await pool.connect();
  await client.query('select pg_advisory_lock(4620011)');
  expect(await run(POLICIES)).toBeNull();
  await client.query('select pg_advisory_unlock(4620011)');
  client.release();
  expect(await runRetention({ ...app.deps, pool, isStopping: () => true })).toEqual({});
});

const run = (policies: readonly Policy[]) =>
  runRetention({ pool, images: app.deps.images, log: app.deps.log, policies });

/** Adds a case's rows and returns their id. */
async function add({ add }: Case, age: string, id: string = randomUUID()): Promise<string> {
  for (const sql of add)
    await pool.query(
      sql
        .replaceAll('$1::interval', `interval '${age}'`)
        .replaceAll('$2', `'${id}'`)
        .replaceAll('$3', `'${customerId}'`),
    );
  return id;
}

/** Number of rows in each table of a policy. */
async function countIn({ tables }: Policy): Promise<Record<string, number>> {
  const counts = tables.map((table) => `select '${table}' as table, count(*)::int as count from ${table}`);
  const { rows } = await pool.query<{ table: string; count: number }>(counts.join(' union all '));
  return Object.fromEntries(rows.map(({ table, count }) => [table, count]));
}
