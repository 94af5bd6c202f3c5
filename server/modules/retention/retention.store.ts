import type { PoolClient } from 'pg';
import type { Policy } from './policy.js';

/** Any number that nothing else locks on; see MIGRATION_LOCK. */
const RETENTION_LOCK = 4_620_011;
/** Time limit of a statement: far above a batch's need, and within the wait of a stopping server. */
const STATEMENT_MS = 3_000;
/** By the database's time: several processes run hourly, and each policy is executed once. */
const NOT_AGAIN_FOR = `interval '50 minutes'`;

const START_SQL = `select name from unnest($1::text[]) as asked (name)
  where not exists (select from retention_runs r where r.policy = name and r.finished_at > now() - ${NOT_AGAIN_FOR})`;
const FINISH_SQL = `insert into retention_runs as r (policy, finished_at, removed) values ($1, now(), $2)
  on conflict (policy) do update set finished_at = excluded.finished_at, removed = r.removed + excluded.removed`;

/** False while another process runs retention. The connection holds the lock. */
export async function tryLockRetention(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
    RETENTION_LOCK,
  ]);
  return rows[0]?.got === true;
}

/** Releases the lock. */
export async function unlockRetention(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_unlock($1)', [RETENTION_LOCK]);
}

/** The current time of the database. */
export async function readDatabaseTime(client: PoolClient): Promise<Date> {
  const { rows } = await client.query<{ ms: string }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as ms',
  );
  return new Date(Number(rows[0]?.ms));
}

/** The policies that no process has executed lately. */
export async function readDue(client: PoolClient, policies: readonly Policy[]): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(START_SQL, [policies.map(({ name }) => name)]);
  return new Set(rows.map(({ name }) => name));
}

/** Records that a policy was executed now, and the number of removed rows. */
export async function recordRun(client: PoolClient, name: string, removed: number): Promise<void> {
  await client.query(FINISH_SQL, [name, removed]);
}

/** Executes a policy on at most `batch` rows, in a transaction of its own. */
export async function removeBatch(
  client: PoolClient,
  sql: string,
  batch: number,
): Promise<{ url?: string }[]> {
  await client.query('begin');
  try {
    await client.query(`set local statement_timeout = ${STATEMENT_MS}`);
    await client.query(`set local lock_timeout = ${STATEMENT_MS / 3}`);
    const { rows } = await client.query<{ url?: string }>(sql, [batch]);
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Deletes the record of an uploaded image. */
export async function deletePictureRow(client: PoolClient, url: string): Promise<void> {
  await client.query('delete from uploaded_pictures where url = $1', [url]);
}

/** Whether all of these tables exist: a shop that takes real money has no sandbox. */
export async function tablesExist(client: PoolClient, tables: readonly string[]): Promise<boolean> {
  const { rows } = await client.query<{ missing: boolean }>(
    'select bool_or(to_regclass(name) is null) as missing from unnest($1::text[]) as needed (name)',
    [tables],
  );
  return rows[0]?.missing === false;
}
