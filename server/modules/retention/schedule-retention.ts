import { type RetentionRun, runRetention } from './run-retention.js';

const EVERY_MS = 60 * 60 * 1000;
/** A server that has just started is busy, and processes that start together take turns. */
const FIRST_MS = 5 * 60 * 1000;

/**
 * Runs retention some minutes after the start, and again an hour after each run has ended. Returns a function that
 * stops it, and waits for the current batch or image.
 */
export function scheduleRetention(deps: Pick<RetentionRun, 'pool' | 'images' | 'log'>): () => Promise<void> {
  let isStopping = false;
  let running: Promise<unknown> = Promise.resolve();
  let timer = setTimeout(run, FIRST_MS * (1 + Math.random())).unref();

  function run(): void {
    running = runAndLog().then(() => {
      if (!isStopping) timer = setTimeout(run, EVERY_MS).unref();
    });
  }

  async function runAndLog(): Promise<void> {
    try {
      await runRetention({ ...deps, isStopping: () => isStopping });
    } catch (error) {
      deps.log.error({ event: 'retention.run_failed', err: error }, 'Retention failed');
    }
  }

  return async () => {
    isStopping = true;
    clearTimeout(timer);
    await running;
  };
}
