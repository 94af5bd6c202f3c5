import { setTimeout as wait } from 'node:timers/promises';

/** Throws when work takes longer than this. The work continues; its outcome is ignored. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const waited = new AbortController();
  const late = wait(ms, null, { signal: waited.signal }).then(() => {
    throw new Error(`It took longer than ${ms} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    waited.abort();
  }
}
