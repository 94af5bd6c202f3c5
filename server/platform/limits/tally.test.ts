import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { until } from '../../test/until.js';
import { createLog } from '../log/log.js';
import { MEMORY_LIMITS } from './rate-limits.js';
import { Tally } from './tally.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('whoever sprays keys forgets nobody who used more, and what is dropped is counted in the database', async () => {
  const { pool } = app.deps.database;
  const options = { pool, secret: 'tests', factor: 1 };
  const log = createLog('silent');
  const tally = new Tally('change-ip', options, log);
  // Fewer than one report holds.
  for (let count = 0; count < MEMORY_LIMITS['change-ip'].points * 0.04; count += 1) tally.count('abuser');
  for (let no = 0; no < 25_000; no += 1) tally.count(`sprayed ${no}`);
  const left = MEMORY_LIMITS['change-ip'].points * 0.96;
  for (let count = 0; count < left; count += 1) tally.count('abuser');
  expect(() => tally.count('abuser')).toThrow('Too many attempts');
  await until(async () => {
    const { rows } = await pool.query<{ count: number }>(
      "select count(*)::int as count from rate_limits where key like 'change-ip:%'",
    );
    return rows[0]!.count > 4_000;
  });
});

test('what was counted while a report was on its way is reported after it, though nothing is counted any more', async () => {
  const { pool } = app.deps.database;
  const [one, other] = [0, 1].map(
    () => new Tally('change-caller', { pool, secret: 'tests', factor: 1 }, createLog('silent')),
  );
  const { points } = MEMORY_LIMITS['change-caller'];
  for (let count = 0; count < points; count += 1) one!.count('everywhere');
  // The first report holds a twentieth; the rest was counted before its answer.
  await until(async () => {
    const { rows } = await pool.query<{ points: number }>(
      "select coalesce(max(points), 0)::int as points from rate_limits where key like 'change-caller:%'",
    );
    return rows[0]!.points > points * 0.9;
  });
  for (let count = 0; count < points * 0.05; count += 1) other!.count('everywhere');
  await until(async () => {
    try {
      other!.refuse('everywhere');
      return false;
    } catch {
      return true;
    }
  });
});
