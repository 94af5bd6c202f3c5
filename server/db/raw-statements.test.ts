import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PoolClient } from 'pg';
import { createTestDatabase, type TestDatabase } from '../test/postgres.js';
import { BUILT_STATEMENTS, NOT_OF_OUR_TABLES } from '../test/sql/built-statements.js';
import { readRawStatements } from '../test/sql/raw-statements.js';
import { connectDatabase, type Database } from './orm.js';

/** They name no table, and PostgreSQL prepares them no more than it needs to. */
const UTILITY = /^(begin|commit|rollback|set local|notify) ?/;

const statements = readRawStatements();
let testDatabase: TestDatabase;
let database: Database;
let client: PoolClient;

beforeAll(async () => {
  testDatabase = await createTestDatabase('shop');
  database = await connectDatabase({ databaseUrl: testDatabase.url });
  client = await database.pool.connect();
});

afterAll(async () => {
  client.release();
  await database.orm.close(true);
  await testDatabase.drop();
});

test('PostgreSQL prepares every statement that stands in the sources', async () => {
  const sent = statements.flatMap(({ texts, ...of }) => texts?.map((text) => ({ ...of, text })) ?? []);
  expect(sent.length).toBeGreaterThan(200);
  const faults: string[] = [];
  for (const { place, text, values } of sent.filter(({ text }) => !UTILITY.test(text))) {
    const fault = await faultOf(text, values);
    if (fault) faults.push(`${place}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

test('no statement is put together where nothing sends each of its parts', () => {
  const places = Object.groupBy(
    statements.filter(({ texts }) => texts === null),
    ({ file }) => file,
  );
  const found = Object.entries(places).map(([file, all]) => [file, all!.length]);
  const known = [
    ...Object.entries(BUILT_STATEMENTS).map(([file, { places }]) => [file, places]),
    ...Object.keys(NOT_OF_OUR_TABLES).map((file) => [file, 1]),
  ];
  expect(found.sort()).toEqual(known.sort());
});

test.each(Object.entries(BUILT_STATEMENTS))(
  'PostgreSQL takes what %s puts together',
  async (_file, { texts = [], send = async () => {} }) => {
    await send(database);
    for (const text of texts) expect(await faultOf(text, null)).toBeNull();
  },
);

test('a column that does not exist is a fault, and so is a value too many', async () => {
  expect(await faultOf('select o.nonsense from orders o', 0)).toBe('column o.nonsense does not exist');
  expect(await faultOf('select o.id from orders o where o.id = $1', 1)).toBeNull();
  expect(await faultOf('select o.id from orders o where o.id = $1', 2)).toBe('takes 1 values and is sent 2');
});

/** `values` is null where the sources do not say how many are sent. */
async function faultOf(text: string, values: number | null): Promise<string | null> {
  try {
    await client.query(`prepare asked as ${text}`);
  } catch (error) {
    return (error as Error).message;
  }
  const { rows } = await client.query<{ count: number }>(
    `select cardinality(parameter_types) as count from pg_prepared_statements where name = 'asked'`,
  );
  await client.query('deallocate asked');
  const { count } = rows[0]!;
  return values === null || values === count ? null : `takes ${count} values and is sent ${values}`;
}
