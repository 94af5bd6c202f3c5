import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

/** Limit against hanging only: one machine is many times slower than another. */
const GIVE_UP_MS = 60_000;
const ASK_EVERY_MS = 20;

/** Polls until the result is truthy, and returns it. Throws after a minute, with the source of the condition. */
export async function until<T>(ask: () => T | Promise<T>): Promise<NonNullable<T>> {
  const giveUpAt = performance.now() + GIVE_UP_MS;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > giveUpAt) throw new Error(`It did not come about in a minute: ${ask}`);
    await pause(ASK_EVERY_MS);
  }
}

/** Waits until this many statements of the pool's database wait for a lock; only those like `statement`, if given. */
export async function untilLocksAwaited(
  pool: Pick<Pool, 'query'>,
  count = 1,
  statement = '%',
): Promise<void> {
  const waiting = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like $1`;
  await until(async () => ((await pool.query(waiting, [statement])).rowCount ?? 0) >= count);
}
