import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/postgres.js';
import { Limits } from './limits.js';
import { RATE_LIMITS } from './rate-limits.js';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url });
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

const options = (factor = 1) => ({ pool, secret: 'a secret of the tests', factor });

test('each limit lets exactly its points through and then says how long to wait', async () => {
  const limits = new Limits(options());
  for (const name of Object.keys(RATE_LIMITS) as (keyof typeof RATE_LIMITS)[]) {
    const { points, seconds } = RATE_LIMITS[name];
    const startMs = performance.now();
    for (let no = 1; no <= points; no += 1) await limits.spend(name, 'ann');
    const refused = limits.spend(name, 'ann');
    await expect(refused).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS', status: 429 });
    await expect(refused).rejects.toMatchObject({ details: { retryAfter: expect.any(Number) } });
    const { retryAfter } = await limits.count(name, 'ann');
    expect(retryAfter).toBeLessThanOrEqual(seconds);
    const passed = (performance.now() - startMs) / 1000;
    expect(retryAfter).toBeGreaterThan(seconds - passed - 2);
    await limits.spend(name, 'bob');
  }
});

test('the factor multiplies a limit, and counts all the same', async () => {
  const limits = new Limits(options(3));
  for (let no = 1; no <= 15; no += 1) await limits.spend('change-password', 'cat');
  await expect(limits.spend('change-password', 'cat')).rejects.toMatchObject({ status: 429 });
});

describe.each([
  ['in PostgreSQL', () => pool],
  [
    'while PostgreSQL is away',
    () => new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' }),
  ],
])('several changes at once %s', (where, connect) => {
  it('count, take back, reset and remember, each for its own key', async () => {
    const limits = new Limits({ ...options(), pool: connect() });
    const [name, key] = ['change-password', where] as const;
    const other = { name: 'export', key } as const;
    const read = async () =>
      (
        await limits.change([
          { name, key, how: 'read' },
          { ...other, how: 'read' },
        ])
      ).map(({ count }) => count);
    expect(await read()).toEqual([0, 0]);
    for (let no = 1; no <= 3; no += 1) await limits.change([{ name, key }, other]);
    expect(await read()).toEqual([3, 3]);
    await limits.change([
      { name, key, how: 'takeBack' },
      { ...other, how: 'remember' },
    ]);
    expect(await read()).toEqual([2, 1]);
    await limits.change([{ name, key, how: 'reset' }]);
    expect(await read()).toEqual([0, 1]);
    const [again] = await limits.change([{ name, key }]);
    expect(again.count).toBe(1);
    expect(again.retryAfter).toBeGreaterThan(RATE_LIMITS[name].seconds - 30);
  });
});

test('while PostgreSQL is away, a process counts for itself', async () => {
  const nowhere = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' });
  const limits = new Limits({ ...options(), pool: nowhere });
  for (let no = 1; no <= 5; no += 1) await limits.spend('change-password', 'fay');
  await expect(limits.spend('change-password', 'fay')).rejects.toMatchObject({ status: 429 });
  await nowhere.end();
});
