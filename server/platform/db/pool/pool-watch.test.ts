import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PoolClient } from 'pg';
import { connectDatabase } from '../../../app/database/connect-database.js';
import { createTestDatabase, type TestDatabase } from '../../../test/postgres.js';
import type { Database } from '../orm.js';
import { REQUEST_LIMITS } from './pool-limits.js';
import { PoolStuck, PoolWatch } from './pool-watch.js';

const STUCK_MS = 50;

let testDatabase: TestDatabase;
let requests: Database;
let background: Database;
let taken: PoolClient[];
let watch: PoolWatch;
const said: unknown[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const limits = { ...REQUEST_LIMITS, stuckMs: STUCK_MS };
  const options = { databaseUrl: testDatabase.url, poolSize: 2, limits };
  [requests, background] = await Promise.all([connectDatabase(options), connectDatabase(options)]);
  watch = new PoolWatch({ requests, background }, { error: (facts: unknown) => said.push(facts) }, 0);
  taken = await Promise.all([requests.pool.connect(), requests.pool.connect()]);
  // Sleeps: no connection comes back for as long as makes a pool stuck.
  await pause(STUCK_MS);
});

afterAll(async () => {
  watch.stop();
  await background.close();
  await testDatabase.drop();
});

it('a pool whose connections never come back is named, and the process is given up after a while', async () => {
  expect(watch.stuck).toEqual(['requests']);
  expect(await watch.broken).toBeInstanceOf(PoolStuck);
  expect(said).toEqual([{ event: 'database.pool_stuck', pool: 'requests' }]);
});

it('it is well again as soon as one connection comes back', () => {
  taken[0]?.release();
  expect(watch.stuck).toEqual([]);
});

it('closing does not wait for what never comes back', async () => {
  await requests.close();
  expect(requests.pool.totalCount).toBe(0);
});
