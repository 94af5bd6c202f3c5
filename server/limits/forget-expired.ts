import type { Pool } from 'pg';
import type { Log } from '../shared/log.js';

const EVERY_MS = 5 * 60 * 1000;

/** Removes what nobody counts any more from the table of limits. */
export async function forgetExpired(pool: Pool): Promise<void> {
  await pool.query('delete from rate_limits where expire <= $1', [Date.now()]);
}

/** Does all of it every five minutes; the answer ends it. */
export function keepForgetting(log: Log, forgetting: readonly (() => Promise<void>)[]): () => void {
  const timer = setInterval(() => {
    for (const forget of forgetting)
      forget().catch((error) => log.warn({ err: error }, 'what is over could not be removed'));
  }, EVERY_MS).unref();
  return () => clearInterval(timer);
}
