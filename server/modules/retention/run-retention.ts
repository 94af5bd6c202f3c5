import type { Pool, PoolClient } from 'pg';
import type { Log } from '../../platform/log/log.js';
import type { ImageStore } from '../../platform/uploads/image-store.js';
import { removePicture } from '../files/pictures/upload.service.js';
import { POLICIES } from './policies.js';
import type { Policy } from './policy.js';
import {
  deletePictureRow,
  readDatabaseTime,
  readDue,
  recordRun,
  removeBatch,
  tablesExist,
  tryLockRetention,
  unlockRetention,
} from './retention.store.js';

export interface RetentionRun {
  readonly pool: Pool;
  readonly images: ImageStore;
  readonly log: Log;
  /** Ends the run after the current batch or image. */
  readonly isStopping?: () => boolean;
  /** The clock of this machine. */
  readonly now?: () => Date;
  readonly policies?: readonly Policy[];
}

const BATCH = 1_000;
/** Longest time of one policy in a run; the next run does the rest. */
const POLICY_MS = 30_000;
/** Largest difference of the two clocks: beyond it one is wrong, and wrongly removed data is lost for good. */
const CLOCKS_DIFFER_MS = 24 * 60 * 60 * 1000;

/**
 * Removes expired rows, in batches of one short statement each, and logs their number in one line. One process at a
 * time; null when another is at it. A policy that fails is logged and leaves the others alone; the next run retries
 * it.
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
    if (!(await tryLockRetention(client))) return null;
    const removed: Record<string, number> = {};
    const due = (await clocksAgree(client, now, log)) ? await readDue(client, policies) : new Set();
    for (const policy of policies) {
      if (isStopping() || !due.has(policy.name)) continue;
      const count = await carryOut({ client, images, log, isStopping }, policy);
      if (count > 0) removed[policy.name] = count;
    }
    if (due.size > 0) log.info({ event: 'retention.removed', removed }, 'Removed expired data');
    await unlockRetention(client);
    return removed;
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    // A dropped connection releases its locks.
    client.release(broken);
  }
}

async function clocksAgree(client: PoolClient, now: () => Date, log: Log): Promise<boolean> {
  const [databaseTime, ownTime] = [await readDatabaseTime(client), now()];
  const agree = Math.abs(databaseTime.getTime() - ownTime.getTime()) <= CLOCKS_DIFFER_MS;
  if (!agree)
    log.error({ event: 'retention.clock_mismatch', databaseTime, ownTime }, 'Clocks differ; removed nothing');
  return agree;
}

interface Working extends Required<Pick<RetentionRun, 'images' | 'log' | 'isStopping'>> {
  readonly client: PoolClient;
}

async function carryOut({ client, images, log, isStopping }: Working, policy: Policy): Promise<number> {
  const { name, tables, batch = BATCH } = policy;
  const until = performance.now() + POLICY_MS;
  let removed = 0;
  try {
    if (!(await tablesExist(client, tables))) return 0;
    for (;;) {
      const rows = await removeBatch(client, policy.sql, batch);
      if (policy.removesPictures) await removePictures({ client, images, isStopping }, rows);
      const count = rows.length;
      removed += count;
      if (count < batch || isStopping() || performance.now() > until) break;
    }
    await recordRun(client, name, removed);
  } catch (error) {
    log.error(
      { event: 'retention.policy_failed', err: error, policy: name, removed },
      'A retention policy failed',
    );
  }
  return removed;
}

/** Deletes images one by one: a slow store delays a stop for no longer than one image. */
async function removePictures(
  { client, images, isStopping }: Pick<Working, 'client' | 'images' | 'isStopping'>,
  rows: readonly { url?: string }[],
): Promise<void> {
  for (const { url = '' } of rows) {
    if (isStopping()) return;
    await removePicture(images, url);
    await deletePictureRow(client, url);
  }
}
