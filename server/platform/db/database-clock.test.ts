import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { startServer } from '../../app/start-server.js';
import { createTestDatabase, type TestDatabase } from '../../test/postgres.js';
import { testEnv } from '../../test/test-app.js';
import { Limits } from '../limits/limits.js';
import { RequestLimits } from '../limits/request-limits.js';
import { createLog } from '../log/log.js';
import { startDatabaseClock } from './database-clock.js';

const HOUR_MS = 60 * 60 * 1000;
/** Largest gap between two readings on a busy machine; the jumps are hours. */
const NEAR_MS = 60_000;
const RealDate = Date;
const log = createLog('silent');

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase('shop');
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});
afterEach(() => {
  globalThis.Date = RealDate;
});

test.each([25, -48])(
  'the time is the database’s, also when this machine’s clock jumps by %i hours',
  async (hours) => {
    const clock = await startDatabaseClock(pool, log);
    jumpBy(hours);
    expect(Math.abs(clock.now().getTime() - (await databaseMs()))).toBeLessThan(NEAR_MS);

    const second = await startDatabaseClock(pool, log);
    expect(Math.abs(second.now().getTime() - clock.now().getTime())).toBeLessThan(NEAR_MS);
    clock.stop();
    second.stop();
  },
);

test('a server goes by the database’s time', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'harbourline-clock-'));
  jumpBy(25);
  const server = await startServer({ env: testEnv(dataDir), log, databaseUrl: database.url });
  expect(Math.abs(server.deps.now().getTime() - (await databaseMs()))).toBeLessThan(NEAR_MS);
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test.each([25, -48])(
  'limits hold and end by the database’s time when this machine’s clock jumps by %i hours',
  async (hours) => {
    const limits = new Limits({ pool, secret: 'a secret of the tests', factor: 1 });
    const key = `jumps ${hours}`;
    for (let no = 1; no <= 5; no += 1) await limits.spend('change-password', key);
    jumpBy(hours);
    await expect(limits.spend('change-password', key)).rejects.toMatchObject({
      status: 429,
      details: { retryAfter: expect.any(Number) },
    });
    const { retryAfter } = await limits.count('change-password', key);
    expect(retryAfter).toBeGreaterThan(14 * 60);
    expect(retryAfter).toBeLessThanOrEqual(15 * 60);
  },
);

test.each([25, -48])('requests are counted on when this machine’s clock jumps by %i hours', (hours) => {
  const requests = new RequestLimits({ pool, secret: 'a secret of the tests', factor: 1 }, log);
  const user = `somebody ${hours}`;
  for (let no = 1; no <= 60; no += 1) requests.countCheckout(user);
  jumpBy(hours);
  expect(() => requests.countCheckout(user)).toThrow(expect.objectContaining({ status: 429 }));
});

/** Moves the wall clock of this process, and nothing else, by that much from now on. */
function jumpBy(hours: number): void {
  globalThis.Date = class extends RealDate {
    constructor(...args: []) {
      super(...((args.length > 0 ? args : [RealDate.now() + hours * HOUR_MS]) as []));
    }

    static override now(): number {
      return RealDate.now() + hours * HOUR_MS;
    }
  } as DateConstructor;
}

async function databaseMs(): Promise<number> {
  const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at');
  return rows[0]!.at.getTime();
}
