import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { connectDatabase } from '../../../app/database/connect-database.js';
import { createTestDatabase, type TestDatabase } from '../../../test/postgres.js';
import { BUILT_STATEMENTS, NOT_OF_OUR_TABLES } from '../../../test/sql/built-statements.js';
import type { DeclaredRow } from '../../../test/sql/declared-row.js';
import { type Described, describeStatement } from '../../../test/sql/describe.js';
import { type RawStatement, readRawStatements } from '../../../test/sql/raw-statements.js';
import type { Database } from '../orm.js';

/** Statements without tables, which PostgreSQL does not need to prepare. */
const UTILITY = /^(begin|commit|rollback|set local|notify) ?/;

/** Files with SQL: `server/platform/db/` is the database's own code, the stream sends what `export-rows.ts` builds. */
const SENDS_SQL = /^server\/(platform\/db|app\/commands)\/|(\.store|\/export-stream)\.ts$/;

const statements = readRawStatements();
let testDatabase: TestDatabase;
let database: Database;
let client: Client;

beforeAll(async () => {
  testDatabase = await createTestDatabase('shop');
  database = await connectDatabase({ databaseUrl: testDatabase.url });
  client = new Client({ connectionString: testDatabase.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.orm.close(true);
  await testDatabase.drop();
});

test('every statement that stands in the sources fits the schema, with its values and what is said of its rows', async () => {
  const sent = statements.flatMap(({ texts, ...of }) => texts?.map((text) => ({ ...of, text })) ?? []);
  expect(sent.length).toBeGreaterThan(200);
  expect(sent.filter(({ row }) => row !== null).length).toBeGreaterThan(100);
  const faults: string[] = [];
  for (const { place, text, ...of } of sent.filter(({ text }) => !UTILITY.test(text))) {
    const fault = await faultOf(text, of);
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

test('services and rules send no SQL themselves', () => {
  const files = statements.map(({ file }) => file).filter((file) => !Object.hasOwn(NOT_OF_OUR_TABLES, file));
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => !SENDS_SQL.test(file))).toEqual([]);
});

test.each(Object.entries(BUILT_STATEMENTS))(
  'PostgreSQL takes what %s puts together',
  async (_file, { texts = [], send = async () => {} }) => {
    await send(database);
    for (const text of texts) expect(await faultOf(text)).toBeNull();
  },
);

test('a column that does not exist is a fault, and so is a value too many or a row that is none', async () => {
  const one = 'select o.id, o.paid_pence::bigint as volume from orders o where o.id = $1';
  expect(await faultOf('select o.nonsense from orders o')).toBe('column o.nonsense does not exist');
  expect(await faultOf(one, { values: 1, row: new Map([['id', 'string']]) })).toBeNull();
  expect(await faultOf(one, { values: 2 })).toBe('takes 1 values and is sent 2');
  expect(await faultOf(one, { row: new Map([['number', 'string']]) })).toBe('gives no number');
  expect(await faultOf(one, { row: new Map([['volume', 'number']]) })).toBe(
    'gives volume as string, not as number',
  );
});

type Sent = Partial<Pick<RawStatement, 'values' | 'row'>>;

/** The fault of a statement, as far as the sources show how many values it is sent and which columns its rows have. */
async function faultOf(text: string, { values = null, row = null }: Sent = {}): Promise<string | null> {
  try {
    const described = await describeStatement(client, text);
    if (values !== null && values !== described.values)
      return `takes ${described.values} values and is sent ${values}`;
    return rowFault(row ?? new Map(), described.columns);
  } catch (error) {
    return (error as Error).message;
  }
}

function rowFault(row: DeclaredRow, columns: Described['columns']): string | null {
  for (const [name, kind] of row) {
    const given = columns.get(name);
    if (given === undefined) return `gives no ${name}`;
    if (kind && given && kind !== given) return `gives ${name} as ${given}, not as ${kind}`;
  }
  return null;
}
