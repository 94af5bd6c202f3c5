import { createHmac, type KeyObject } from 'node:crypto';
import type { Pool, QueryResult } from 'pg';
import { type RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { RateLimit } from './rate-limits.js';

export interface CounterOptions {
  readonly pool: Pool;
  /** Keys are stored as their HMAC: nobody reads addresses out of the table. The same for all processes. */
  readonly secret: KeyObject | string;
  /** Multiplies every limit; 1 outside of load tests. */
  readonly factor: number;
}

/** One limit's rows in the table. */
export interface Counter {
  readonly limiter: RateLimiterPostgres;
  /** The stored form of a key. */
  seal(key: string): string;
}

/** A counter in PostgreSQL, in the table of `RateLimit`; `insurance` counts while PostgreSQL does not. */
export function postgresCounter(
  { pool, secret }: CounterOptions,
  name: string,
  { points, seconds }: RateLimit,
  insurance?: RateLimiterMemory,
): Counter {
  const limiter = new DatabaseTimeLimiter({
    keyPrefix: name,
    points,
    duration: seconds,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    ...(insurance ? { insuranceLimiter: insurance } : {}),
  });
  const seal = (key: string) => createHmac('sha256', secret).update(`${name} ${key}`).digest('base64url');
  return { limiter, seal };
}

/** The database's time in the unit of the column `expire`. */
const NOW_MS_SQL = '(extract(epoch from now()) * 1000)::bigint';

/** Adds points to a counter, or sets them, for `ms` milliseconds from now. */
export interface CounterChange {
  readonly key: string;
  readonly points: number;
  readonly ms: number;
  readonly isReset?: boolean;
}

export interface CounterRow {
  readonly key: string;
  readonly points: number;
  /** Milliseconds until the row expires, as text. */
  readonly left_ms: string;
}

/** Changes counters in the order of their keys, so that no two deadlock, and reads others that are current. */
export function changeCounters(
  pool: Pool,
  changes: readonly CounterChange[],
  reads: readonly string[] = [],
): Promise<QueryResult<CounterRow>> {
  return pool.query(
    `with changed as (
      insert into rate_limits as l (key, points, expire)
        select c.key, c.points, ${NOW_MS_SQL} + c.ms from unnest($1::text[], $2::int[], $3::bigint[]) as c(key, points, ms) order by c.key
        on conflict (key) do update set
          points = case when l.key = any($4::text[]) or l.expire <= ${NOW_MS_SQL} then excluded.points else l.points + excluded.points end,
          expire = case when l.key = any($4::text[]) or l.expire <= ${NOW_MS_SQL} then excluded.expire else l.expire end
        returning key, points, expire - ${NOW_MS_SQL} as left_ms)
      select key, points, left_ms from changed
      union all
      select key, points, expire - ${NOW_MS_SQL} from rate_limits where key = any($5::text[]) and expire > ${NOW_MS_SQL}`,
    [
      ...[changes.map(({ key }) => key), changes.map(({ points }) => points), changes.map(({ ms }) => ms)],
      ...[changes.filter(({ isReset }) => isReset).map(({ key }) => key), reads],
    ],
  );
}

/** A limiter by the clock of the shared database; the package's own uses that of each process. */
class DatabaseTimeLimiter extends RateLimiterPostgres {
  readonly #pool: Pool;

  constructor(options: ConstructorParameters<typeof RateLimiterPostgres>[0]) {
    super(options);
    this.#pool = options.storeClient as Pool;
  }

  async _upsert(key: string, points: number, durationMs: number, isReset = false): Promise<QueryResult> {
    const change = { key, points, ms: Math.round(durationMs), isReset };
    return this.inOwnTime(await changeCounters(this.#pool, [change]));
  }

  async _get(key: string): Promise<QueryResult | null> {
    const found = await changeCounters(this.#pool, [], [key]);
    return found.rowCount === 0 ? null : this.inOwnTime(found);
  }

  /** Rows by this process's clock: the package subtracts its time from `expire`. */
  private inOwnTime(found: QueryResult<CounterRow>): QueryResult {
    const rows = found.rows.map(({ points, left_ms }) => ({ points, expire: Date.now() + Number(left_ms) }));
    return { ...found, rows };
  }
}

/** Whole seconds to wait, at least 1. */
export function secondsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
