import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startDatabasePooler } from '../../test/database-pooler.js';
import { createTestDatabase, type TestDatabase } from '../../test/postgres.js';
import { connectDatabase, type Database } from '../orm.js';
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
  await expect(ask()).rejects.toThrow('cached plan');
  expect(names.isOn).toBe(false);
  await expect(ask()).resolves.toMatchObject({ rows: [] });
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
