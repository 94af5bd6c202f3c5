import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../shared/errors/errors.js';
import type { Log } from '../shared/log/log.js';
import type { Watch } from './changes.js';

/** Changes that come closer together than this are read once. */
const GAP_MS = 100;
/** When a read failed that nobody is to blame for, such as a database that is away. */
const RETRY_MS = 1_000;

/**
 * What `read` gives now, and again after each change. Nothing is buffered for a slow reader: the next read happens
 * when they ask. A refusal ends it; any other fault is tried again.
 */
export function liveReads<T>(watch: Watch, read: () => Promise<T>, log: Log): AsyncIterableIterator<T> {
  let readAt = Number.NEGATIVE_INFINITY;

  const next = async (): Promise<IteratorResult<T>> => {
    while (await watch.due()) {
      const tooSoonMs = readAt + GAP_MS - performance.now();
      if (tooSoonMs > 0) await wait(tooSoonMs);
      readAt = performance.now();
      try {
        return { value: await read(), done: false };
      } catch (fault) {
        if (fault instanceof AppError) {
          watch.end();
          throw fault;
        }
        log.warn({ event: 'live.read_failed', err: fault }, 'A live read failed; retrying');
        setTimeout(() => watch.wake(), RETRY_MS).unref();
      }
    }
    return { value: undefined, done: true };
  };

  return {
    next,
    async return() {
      watch.end();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
