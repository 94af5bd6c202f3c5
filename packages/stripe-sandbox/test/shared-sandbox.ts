import { afterAll, beforeAll } from '@jest/globals';
import type pg from 'pg';
import type Stripe from 'stripe';
import { startDatabase, startSandbox } from './sandbox-server.js';

/** One sandbox on a database of its own for the tests of a file; both are there once the first test runs. */
export function openSharedSandbox(): {
  readonly pool: pg.Pool;
  readonly base: string;
  readonly stripe: Stripe;
} {
  let database: Awaited<ReturnType<typeof startDatabase>> | undefined;
  let sandbox: Awaited<ReturnType<typeof startSandbox>> | undefined;
  beforeAll(async () => {
    database = await startDatabase();
    sandbox = await startSandbox(database.pool);
  });
  afterAll(async () => {
    await sandbox?.end();
    await database?.end();
  });
  return {
    get pool() {
      return database!.pool;
    },
    get base() {
      return sandbox!.base;
    },
    get stripe() {
      return sandbox!.stripe;
    },
  };
}
