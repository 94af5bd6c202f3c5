import type { Pool } from 'pg';
import type { Log } from '../../../platform/log/log.js';
import { foldFigures, recountOnceANight } from './order-figures.store.js';

/** Interval of `foldFigures`: readers sum at most the changes of this time themselves. */
const EVERY_MS = 15_000;
/** Interval of the check whether the nightly comparison is due. */
const ASK_EVERY_MS = 10 * 60_000;

/**
 * Adds changes to the figures while the server runs, and compares them with the rows once a night; corrected figures
 * are logged. The returned function stops this and waits for work in progress.
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
