import type { Log } from '../shared/log/log.js';

/** Waits for the end of all parts, also when some cannot be stopped, which is logged. Never throws. */
export async function stopAll(log: Pick<Log, 'error'>, stops: readonly unknown[]): Promise<void> {
  for (const end of await Promise.allSettled(stops))
    if (end.status === 'rejected')
      log.error({ event: 'server.stop_failed', err: end.reason }, 'A part of the server failed to stop');
}
