import type { Pool, PoolClient } from 'pg';
import type { Log } from '../shared/log/log.js';
import type { ImageStore } from '../uploads/image-store.js';
import { removePicture } from '../uploads/upload.service.js';
import { POLICIES } from './policies.js';
import type { Policy } from './policy.js';

export interface RetentionRun {
  readonly pool: Pool;
  readonly images: ImageStore;
  readonly log: Log;
  /** Ends the run after the batch, or the picture, that is under way. */
  readonly isStopping?: () => boolean;
  /** The clock of this machine. */
  readonly now?: () => Date;
  readonly policies?: readonly Policy[];
}

/** Any number that nothing else locks on; see MIGRATION_LOCK. */
const RETENTION_LOCK = 4_620_011;
const BATCH = 1_000;
/** The most one policy works in a run; what is left is for the next. */
const POLICY_MS = 30_000;
/** One statement: far above what a batch takes, and within what a stop of the server waits for. */
const STATEMENT_MS = 3_000;
/** Beyond this one of the two clocks is wrong, and what is removed by a wrong one cannot be brought back. */
const CLOCKS_DIFFER_MS = 24 * 60 * 60 * 1000;
/** By the database's time: several processes run hourly, and each policy is worked off once. */
const NOT_AGAIN_FOR = `interval '50 minutes'`;

const START_SQL = `select name from unnest($1::text[]) as asked (name)
  where not exists (select from retention_runs r where r.policy = name and r.finished_at > now() - ${NOT_AGAIN_FOR})`;
const FINISH_SQL = `insert into retention_runs as r (policy, finished_at, removed) values ($1, now(), $2)
  on conflict (policy) do update set finished_at = excluded.finished_at, removed = r.removed + excluded.removed`;

/**
 * Removes what is over its time, in batches of one short statement each, and writes one line of how much. One process at
 * a time; null when another is at it. A policy that fails is logged and leaves the others alone; the next run tries again.
 */
export async function runRetention({
  pool,
  images,
  log,
  isStopping = () => false,
  now = () => new Date(),
  policies = POLICIES,
}: RetentionRun): Promise<Readonly<Record<string, number>> | null> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    if (!(await tryLock(client))) return null;
    const removed: Record<string, number> = {};
    const due = (await clocksAgree(client, now, log)) ? await duePolicies(client, policies) : new Set();
    for (const policy of policies) {
      if (isStopping() || !due.has(policy.name)) continue;
      const count = await carryOut({ client, images, log, isStopping }, policy);
      if (count > 0) removed[policy.name] = count;
    }
    if (due.size > 0) log.info({ event: 'retention.removed', removed }, 'Removed expired data');
    await client.query('select pg_advisory_unlock($1)', [RETENTION_LOCK]);
    return removed;
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    // A connection that is dropped gives up its locks.
    client.release(broken);
  }
}

async function clocksAgree(client: PoolClient, now: () => Date, log: Log): Promise<boolean> {
  const { rows } = await client.query<{ ms: string }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as ms',
  );
  const [databaseTime, ownTime] = [new Date(Number(rows[0]?.ms)), now()];
  const agree = Math.abs(databaseTime.getTime() - ownTime.getTime()) <= CLOCKS_DIFFER_MS;
  if (!agree)
    log.error({ event: 'retention.clock_mismatch', databaseTime, ownTime }, 'Clocks differ; removed nothing');
  return agree;
}

async function duePolicies(client: PoolClient, policies: readonly Policy[]): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(START_SQL, [policies.map(({ name }) => name)]);
  return new Set(rows.map(({ name }) => name));
}

interface Working extends Required<Pick<RetentionRun, 'images' | 'log' | 'isStopping'>> {
  readonly client: PoolClient;
}

async function carryOut({ client, images, log, isStopping }: Working, policy: Policy): Promise<number> {
  const { name, tables, batch = BATCH } = policy;
  const until = performance.now() + POLICY_MS;
  let removed = 0;
  try {
    if (!(await exist(client, tables))) return 0;
    for (;;) {
      const rows = await removeBatch(client, policy.sql, batch);
      if (policy.removesPictures) await removePictures({ client, images, isStopping }, rows);
      const count = rows.length;
      removed += count;
      if (count < batch || isStopping() || performance.now() > until) break;
    }
    await client.query(FINISH_SQL, [name, removed]);
  } catch (error) {
    log.error(
      { event: 'retention.policy_failed', err: error, policy: name, removed },
      'A retention policy failed',
    );
  }
  return removed;
}

async function removeBatch(client: PoolClient, sql: string, batch: number): Promise<{ url?: string }[]> {
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

/** A store that is slow holds up no stop for longer than one picture. */
async function removePictures(
  { client, images, isStopping }: Pick<Working, 'client' | 'images' | 'isStopping'>,
  rows: readonly { url?: string }[],
): Promise<void> {
  for (const { url = '' } of rows) {
    if (isStopping()) return;
    await removePicture(images, url);
    await client.query('delete from uploaded_pictures where url = $1', [url]);
  }
}

async function tryLock(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
    RETENTION_LOCK,
  ]);
  return rows[0]?.got === true;
}

/** A shop that takes real money has no sandbox. */
async function exist(client: PoolClient, tables: readonly string[]): Promise<boolean> {
  const { rows } = await client.query<{ missing: boolean }>(
    'select bool_or(to_regclass(name) is null) as missing from unnest($1::text[]) as needed (name)',
    [tables],
  );
  return rows[0]?.missing === false;
}
