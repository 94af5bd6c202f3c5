import type { Pool } from 'pg';
import type { Log } from '../../../platform/log/log.js';
import { foldFigures, recountOnceANight } from './order-figures.store.js';

/** What readers add up themselves stays as little as changes in this time. */
const EVERY_MS = 15_000;
/** Whether the night's comparison is due is asked less often. */
const ASK_EVERY_MS = 10 * 60_000;

/**
 * Brings the figures of orders up to date while the server runs, and compares them once a night with the rows; figures
 * that differed are mended and logged. The function that it returns ends that, and waits for what is under way.
 */
export function scheduleFigures({
  pool,
  databaseUrl,
  log,
}: {
  pool: Pool;
  databaseUrl: string;
  log: Log;
}): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let askAtMs = performance.now() + ASK_EVERY_MS * Math.random();
  const timer = setInterval(() => {
    running = running.then(run);
  }, EVERY_MS).unref();

  async function run(): Promise<void> {
    try {
      await foldFigures(pool);
      if (performance.now() < askAtMs) return;
      askAtMs = performance.now() + ASK_EVERY_MS;
      const differing = await recountOnceANight(databaseUrl);
      if (differing) log.error({ event: 'figures.differed', differing }, 'Figures differed; mended them');
    } catch (error) {
      log.error({ event: 'figures.failed', err: error }, 'Figures were not brought up to date');
    }
  }

  return async () => {
    clearInterval(timer);
    await running;
  };
}
