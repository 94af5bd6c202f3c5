import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connectDatabase } from '../../../app/database/connect-database.js';
import { MIGRATIONS } from '../../../app/database/migrations/index.js';
import { schemaOf } from '../../../app/database/schema.js';
import { createTestDatabase, type TestDatabase } from '../../../test/postgres.js';
import { readCatalogue } from '../../../test/read-catalogue.js';
import type { Database } from '../orm.js';
import { DatabaseTooNew, DatabaseTooOld, migrate, NothingToRevert, revertLastMigration } from './migrate.js';
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

test('a migrated database is the one that the entities describe', async () => {
  const described = await createTestDatabase();
  const other = await connectDatabase({ databaseUrl: described.url });
  try {
    for (const _ of MIGRATIONS) await other.orm.migrator.down();
    await other.pool.query(`begin; ${(await schemaOf(other.orm.em)).join(';\n')}; commit`);
    expect(await readCatalogue(other.pool)).toEqual(await readCatalogue(database.pool));
  } finally {
    await other.orm.close(true);
    await described.drop();
  }
});

test('a migrated database is recognised, and migrating it again changes nothing', async () => {
  await migrate(database);
  const watch = new SchemaWatch(database.pool, MIGRATIONS, { error: () => {} });
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
  // Things that other databases may share are left.
  expect(before[0]).toEqual(['extension: pg_trgm']);
  for (const [step, { name }] of MIGRATIONS.entries()) {
    expect(await readCatalogue(database.pool)).toEqual(before[step]);
    await migrator.up({ migrations: [name] });
  }
  expect(await readCatalogue(database.pool)).toEqual(whole);
});

test('the first migration is not taken back, with which all data would go', async () => {
  const before = await readCatalogue(database.pool);
  await expect(revertLastMigration(database)).rejects.toThrow(NothingToRevert);
  expect(await readCatalogue(database.pool)).toEqual(before);
});

test('two processes that start together migrate once', async () => {
  const second = await connectDatabase({ databaseUrl: testDatabase.url });
  const before = await readCatalogue(database.pool);
  await Promise.all([migrate(database), migrate(second)]);
  expect(await readCatalogue(database.pool)).toEqual(before);
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
