import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Database, DatabaseModel } from '../orm.js';
import { SCHEMA_CHANNEL } from './schema-watch.js';

/** Any number that nothing else locks on. */
const MIGRATION_LOCK = 4_620_001;

/** The database was made by a newer version of the product. */
export class DatabaseTooNew extends Error {}

/** The database was made before the first release, by a schema that has changed since. */
export class DatabaseTooOld extends Error {}

/** Only the first migration, which made every table, is left. */
export class NothingToRevert extends Error {}

/**
 * Brings the schema up to date. Several processes may call it at once: one works, the others wait.
 * Throws DatabaseTooNew when the database has migrations that this version does not know, and DatabaseTooOld.
 */
export async function migrate({ orm, pool, model }: Database): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await nameDatabase(orm, client);
    await refuseUnknown(orm, model);
    const isNew = (await orm.migrator.getExecuted()).length === 0;
    const baseline = await fingerprint(orm, model);
    if (!isNew) await refuseOtherBaseline(client, baseline);
    const applied = await orm.migrator.up();
    if (isNew) await client.query(`comment on table mikro_orm_migrations is '${baseline}'`);
    if (applied.length > 0) await client.query(`notify ${SCHEMA_CHANNEL}`);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    client.release();
  }
}

/**
 * Reverts the last migration, so that the previous version can start again, and returns its name; data that only it
 * stored is lost. No server may be running. Throws NothingToRevert rather than drop all data, and DatabaseTooNew.
 */
export async function revertLastMigration({ orm, pool, model }: Database): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await nameDatabase(orm, client);
    await refuseUnknown(orm, model);
    const executed = await orm.migrator.getExecuted();
    if (executed.length < 2)
      throw new NothingToRevert('Only the first migration is left. Reverting it would delete all data.');
    const [reverted] = await orm.migrator.down();
    return reverted!.name;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    client.release();
  }
}

/** Sets the database's real name: the migrator would look for a pooler's name for it, and create that. */
async function nameDatabase(orm: Database['orm'], client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  orm.config.set('dbName', rows[0]!.name);
}

/** A fingerprint of the first migration. */
async function fingerprint({ em }: Database['orm'], { schemaOf }: DatabaseModel): Promise<string> {
  const hash = createHash('sha256').update((await schemaOf(em)).join('\n'));
  return `baseline ${hash.digest('hex').slice(0, 16)}`;
}

/** The first migration keeps its name while its content changes, until the first release. */
async function refuseOtherBaseline(client: PoolClient, baseline: string): Promise<void> {
  const { rows } = await client.query<{ baseline: string | null }>(
    `select obj_description('mikro_orm_migrations'::regclass) as baseline`,
  );
  if (rows[0]?.baseline === baseline) return;
  throw new DatabaseTooOld(
    'The database was made by an earlier version from before the first release, which this one cannot bring up to date. Choose another database with DATA_DIR or DATABASE_URL, or delete this one if nothing in it is needed.',
  );
}

async function refuseUnknown(orm: Database['orm'], { migrations }: DatabaseModel): Promise<void> {
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = (await orm.migrator.getExecuted())
    .map((row) => row.name)
    .filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new DatabaseTooNew(
      `The database is newer than this version of the product (it has ${unknown.join(', ')}). Install the newer version, or choose another database with DATA_DIR or DATABASE_URL.`,
    );
  }
}
