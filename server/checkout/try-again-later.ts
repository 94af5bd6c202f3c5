import type { Log } from '../shared/log.js';

/** Does one piece of work of many. When it fails it is logged and comes up again; the others go on. */
export async function tryAgainLater(log: Log, what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warn({ err: error, what }, 'will try again');
  }
}
