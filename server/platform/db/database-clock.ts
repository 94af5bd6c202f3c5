import type { Pool } from 'pg';
import type { Log } from '../log/log.js';

const READ_EVERY_MS = 60_000;
/** A reading that took longer is too inexact. */
const ROUND_TRIP_MS_MAX = 1_000;
/** A difference worth logging: somebody has set the database's clock, or this machine was suspended. */
const JUMP_MS = 1_000;

export interface DatabaseClock {
  /** The database's time: the same in every process, whatever the clock of its machine says. */
  readonly now: () => Date;
  stop(): void;
}

/**
 * Asks PostgreSQL for the time now and once a minute; between readings this machine's monotonic clock advances it.
 * While the database is away the last reading holds. Throws when the first reading fails.
 */
export async function startDatabaseClock(pool: Pool, log: Log): Promise<DatabaseClock> {
  /** Difference between the database's time and the monotonic clock. */
  let aheadMs = (await readTime(pool)).aheadMs;

  const read = async () => {
    const { aheadMs: ahead, roundTripMs } = await readTime(pool);
    if (roundTripMs > ROUND_TRIP_MS_MAX) return;
    const jumpMs = Math.round(ahead - aheadMs);
    if (Math.abs(jumpMs) > JUMP_MS)
      log.warn({ event: 'database.clock_jumped', jumpMs }, 'The clock of the database jumped');
    aheadMs = ahead;
  };
  const timer = setInterval(() => {
    read().catch((error) =>
      log.warn({ event: 'database.clock_failed', err: error }, 'Reading the clock of the database failed'),
    );
  }, READ_EVERY_MS).unref();

  return {
    now: () => new Date(Math.round(performance.now() + aheadMs)),
    stop: () => clearInterval(timer),
  };
}

/** The current time of the database. */
export async function readDatabaseTime(pool: Pool): Promise<Date> {
  return new Date(performance.now() + (await readTime(pool)).aheadMs);
}

async function readTime(pool: Pool): Promise<{ aheadMs: number; roundTripMs: number }> {
  const sentMs = performance.now();
  const { rows } = await pool.query<{ ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
  );
  const heardMs = performance.now();
  return { aheadMs: rows[0]!.ms - (sentMs + heardMs) / 2, roundTripMs: heardMs - sentMs };
}
