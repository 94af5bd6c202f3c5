import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../test/postgres.js';
import { readCatalogue } from '../../test/read-catalogue.js';
import { connectDatabase, type Database } from '../orm.js';
import { DatabaseTooNew, DatabaseTooOld, migrate, NothingToRevert, revertLast } from './migrate.js';
import { MIGRATIONS } from './migrations/index.js';
import { SchemaWatch } from './schema-watch.js';

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = await connectDatabase({ databaseUrl: testDatabase.url });
});

afterAll(async () => {
  await database.orm.close(true);
  await testDatabase.drop();
});

test('every column of an entity stands in the database with the type the entity gives it', async () => {
  const { rows } = await database.pool.query<{ place: string; type: string; nullable: boolean }>(
    `select table_name || '.' || column_name as place, udt_name as type, is_nullable = 'YES' as nullable
      from information_schema.columns where table_schema = 'public'`,
  );
  const columns = new Map(rows.map((row) => [row.place, row]));
  const differences: string[] = [];
  for (const meta of database.orm.getMetadata().getAll().values()) {
    for (const property of meta.props.filter((prop) => prop.fieldNames?.length && !prop.formula)) {
      const place = `${meta.tableName}.${property.fieldNames[0]}`;
      const column = columns.get(place);
      const isSame =
        column &&
        column.nullable === (property.nullable ?? false) &&
        isType(column.type, property.columnTypes[0] ?? '');
      if (!isSame)
        differences.push(
          `${place}: ${property.columnTypes[0]} ${property.nullable ? 'null' : 'not null'}, is ${JSON.stringify(column)}`,
        );
    }
  }
  expect(differences).toEqual([]);
});

test('every column of the table of an entity is one of the entity, but for what rows are found by', async () => {
  const known = [...database.orm.getMetadata().getAll().values()].flatMap(({ tableName, props }) =>
    props.flatMap(({ fieldNames = [] }) => fieldNames.map((field) => `${tableName}.${field}`)),
  );
  const { rows } = await database.pool.query<{ place: string }>(
    `select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = 'public' and table_name = any($1)`,
    [[...database.orm.getMetadata().getAll().values()].map(({ tableName }) => tableName)],
  );
  const others = rows.map(({ place }) => place).filter((place) => !known.includes(place));
  expect(others.filter((place) => !/\.(found_by|item_names)$/.test(place))).toEqual([]);
});

test('a migrated database is recognised, and migrating it again changes nothing', async () => {
  await migrate(database);
  const watch = new SchemaWatch(database.pool, { error: () => {} });
  expect(await watch.check()).toBe(true);
  expect(watch.unknownMigrations).toEqual([]);
  watch.stop();
});

test('each migration can be taken back and made again, and leaves what was there before', async () => {
  const { migrator } = database.orm;
  const whole = await readCatalogue(database.pool);
  const before: string[][] = [];
  for (const _ of MIGRATIONS) {
    await migrator.down();
    before.unshift(await readCatalogue(database.pool));
  }
  // What others may use too is left.
  expect(before[0]).toEqual(['extension: pg_trgm']);
  for (const [step, { name }] of MIGRATIONS.entries()) {
    expect(await readCatalogue(database.pool)).toEqual(before[step]);
    await migrator.up({ migrations: [name] });
  }
  expect(await readCatalogue(database.pool)).toEqual(whole);
});

test('the first migration is not taken back, with which all data would go', async () => {
  const before = await readCatalogue(database.pool);
  await expect(revertLast(database)).rejects.toThrow(NothingToRevert);
  expect(await readCatalogue(database.pool)).toEqual(before);
});

test('two processes that start together migrate once', async () => {
  const second = await connectDatabase({ databaseUrl: testDatabase.url });
  await Promise.all([migrate(database), migrate(second)]);
  await second.orm.close(true);
});

test('a database made by a newer version is refused in words', async () => {
  await database.pool.query(`insert into mikro_orm_migrations (name) values ('20991231-the-future')`);
  await expect(migrate(database)).rejects.toThrow(DatabaseTooNew);
  await database.pool.query(`delete from mikro_orm_migrations where name = '20991231-the-future'`);
});

test('a database made by an earlier schema of before the first release is refused in words', async () => {
  const { rows } = await database.pool.query<{ comment: string }>(
    `select obj_description('mikro_orm_migrations'::regclass) as comment`,
  );
  await database.pool.query(`comment on table mikro_orm_migrations is 'baseline of yesterday'`);
  await expect(migrate(database)).rejects.toThrow(DatabaseTooOld);
  await database.pool.query(`comment on table mikro_orm_migrations is '${rows[0]!.comment}'`);
  await migrate(database);
});

const SAME_TYPE: Readonly<Record<string, string>> = {
  int: 'int4',
  integer: 'int4',
  bigint: 'int8',
  boolean: 'bool',
  'double precision': 'float8',
  'uuid[]': '_uuid',
};

function isType(inDatabase: string, inEntity: string): boolean {
  const name = inEntity.replace(/\(.*\)/, '');
  return inDatabase === (SAME_TYPE[name] ?? name);
}
