import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { connectDatabase } from '../../../app/database/connect-database.js';
import { startDatabasePooler } from '../../../test/database-pooler.js';
import { createTestDatabase, type TestDatabase } from '../../../test/postgres.js';
import { isDatabaseUnavailable } from '../../errors/database-faults.js';
import type { Database } from '../orm.js';
import { query } from '../query.js';
import { inTransaction } from '../transaction.js';
import { StatementNames } from './statement-names.js';

const HELD_SQL = 'select statement from pg_prepared_statements order by prepare_time';
const TIMES = 8;

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});

afterAll(() => testDatabase.drop());

it('PostgreSQL holds what is sent often, and nothing else', async () => {
  const database = await connect(testDatabase.url, new StatementNames());
  const often = 'select $1::int + 1 as sum';
  for (let times = 0; times < TIMES; times += 1) {
    expect(await query(database.orm.em, often, [times])).toEqual([{ sum: times + 1 }]);
    await database.pool.query(`select $1::int + ${times} as sum`, [times]);
    await database.pool.query('select 1; select 2');
  }
  expect((await database.pool.query(HELD_SQL)).rows).toEqual([{ statement: often }]);
  await database.close();
});

it('a statement that brings a name is held from the first time on', async () => {
  const database = await connect(testDatabase.url, new StatementNames());
  const statement = { name: 'all', text: 'select 1 as one' };
  expect((await database.pool.query(statement)).rows).toEqual([{ one: 1 }]);
  expect((await database.pool.query(HELD_SQL)).rows).toEqual([{ statement: statement.text }]);
  await database.close();
});

it('with names turned off nothing is held, whether it brings a name or not', async () => {
  const names = new StatementNames();
  names.turnOff();
  const database = await connect(testDatabase.url, names);
  await database.pool.query({ name: 'one', text: 'select 1' });
  await database.pool.query({ name: 'given', text: 'select $1::int', values: [1] });
  for (let times = 0; times < TIMES; times += 1) await database.pool.query('select $1::int', [times]);
  expect((await database.pool.query(HELD_SQL)).rows).toEqual([]);
  await database.close();
});

it('a statement that was lost on the way turns names off, and its transaction begins again', async () => {
  const pooler = await startDatabasePooler(testDatabase.url, { holdsStatements: false });
  const names = new StatementNames();
  const database = await connect(pooler.url, names);
  const neighbour = await connect(pooler.url, new StatementNames());
  const ask = () => inTransaction(database.orm.em, (tx) => query(tx, 'select $1::int as n', [7]));
  for (let times = 0; times < TIMES; times += 1) await ask();
  expect(names.isOn).toBe(true);
  // Takes the connection on which the statement was prepared.
  const taken = await neighbour.pool.connect();
  await taken.query('begin');
  expect(await ask()).toEqual([{ n: 7 }]);
  expect(names.isOn).toBe(false);
  await taken.query('rollback');
  taken.release();
  await Promise.all([database.close(), neighbour.close()]);
  await pooler.stop();
});

it('a column that changed its type turns names off instead of failing for good', async () => {
  const names = new StatementNames();
  const database = await connect(testDatabase.url, names);
  await database.pool.query('create table things (size int)');
  const ask = () => database.pool.query('select size from things where size > $1', [0]);
  for (let times = 0; times < TIMES; times += 1) await ask();
  await database.pool.query('alter table things alter size type bigint');
  const fault = await ask().catch((error) => error);
  expect(fault).toMatchObject({ code: '0A000', message: 'cached plan must not change result type' });
  expect(isDatabaseUnavailable(fault)).toBe(true);
  expect(names.isOn).toBe(false);
  await expect(ask()).resolves.toMatchObject({ rows: [] });
  await database.close();
});

it('a transaction that reads a column that changed its type begins again', async () => {
  const names = new StatementNames();
  const database = await connect(testDatabase.url, names);
  await database.pool.query('create table parcels (size int)');
  const ask = () =>
    inTransaction(database.orm.em, (tx) => query(tx, 'select size from parcels where size > $1', [0]));
  for (let times = 0; times < TIMES; times += 1) await ask();
  await database.pool.query('alter table parcels alter size type bigint');
  await expect(ask()).resolves.toEqual([]);
  expect(names.isOn).toBe(false);
  await database.close();
});

it.each([
  ['unknown', '26000', 'execute unheard_of'],
  ['taken', '42P05', 'prepare twice as select 1; prepare twice as select 1'],
])('a transaction that meets a name that is %s begins again', async (_what, code, text) => {
  const database = await connect(testDatabase.url, new StatementNames());
  const met: string[] = [];
  await inTransaction(database.orm.em, async (tx) => {
    if (met.length > 0) return;
    await tx.execute(text).catch((fault) => {
      met.push(fault.code);
      throw fault;
    });
  });
  expect(met).toEqual([code]);
  await database.close();
});

it('what PostgreSQL cannot do at all is no lost name', async () => {
  const database = await connect(testDatabase.url, new StatementNames());
  const fault = await database.pool.query('select pg_catalog.now.now()').catch((error) => error);
  expect(fault.code).toBe('0A000');
  expect(isDatabaseUnavailable(fault)).toBe(false);
  await database.close();
});

it('names are few, however many texts there are', () => {
  const names = new StatementNames();
  const named = new Set<string>();
  for (let text = 0; text < 1_000; text += 1)
    for (let times = 0; times < TIMES; times += 1) {
      const name = names.nameOf(`select ${text}`);
      if (name) named.add(name);
    }
  expect(named.size).toBe(200);
});

function connect(databaseUrl: string, names: StatementNames): Promise<Database> {
  const isPooled = databaseUrl !== testDatabase.url;
  return connectDatabase({ databaseUrl, poolSize: 1, access: { names, isPooled } });
}
