import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { type RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Figure } from './figures.js';

export interface CounterOptions {
  readonly pool: Pool;
  /** Keys are stored as their HMAC: nobody reads addresses out of the table. The same for all processes. */
  readonly secret: string;
  /** Multiplies every figure; 1 outside of load tests. */
  readonly factor: number;
}

/** One limit's rows in the table. */
export interface Counter {
  readonly limiter: RateLimiterPostgres;
  /** How a key is written there. */
  seal(key: string): string;
}

/** A counter in PostgreSQL, in the table that our migration made; `insurance` counts while PostgreSQL does not. */
export function postgresCounter(
  { pool, secret }: CounterOptions,
  name: string,
  { points, seconds }: Figure,
  insurance?: RateLimiterMemory,
): Counter {
  const limiter = new RateLimiterPostgres({
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
  // The same secret signs tokens; nothing with a space in it is ever one.
  const seal = (key: string) => createHmac('sha256', secret).update(`${name} ${key}`).digest('base64url');
  return { limiter, seal };
}

/** Whole seconds to wait, at least 1. */
export function secondsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
