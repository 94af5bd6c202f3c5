import { setTimeout as wait } from 'node:timers/promises';

/** Lets at most so many through in a second, evenly, in this process; 0 is no limit. Each call waits for its turn. */
export function createPace(perSecond: number): () => Promise<void> {
  let nextMs = 0;
  return async () => {
    if (perSecond === 0) return;
    const nowMs = performance.now();
    const turnMs = Math.max(nowMs, nextMs);
    nextMs = turnMs + 1_000 / perSecond;
    if (turnMs > nowMs) await wait(turnMs - nowMs);
  };
}
