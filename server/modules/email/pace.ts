import { setTimeout as wait } from 'node:timers/promises';

const CLOCK = { nowMs: () => performance.now(), wait: (ms: number): Promise<unknown> => wait(ms) };

/** Lets at most this many calls a second through, evenly, in this process; 0 is no limit. Callers wait. */
export function createPace(perSecond: number, clock = CLOCK): () => Promise<void> {
  let nextMs = 0;
  return async () => {
    if (perSecond === 0) return;
    const nowMs = clock.nowMs();
    const turnMs = Math.max(nowMs, nextMs);
    nextMs = turnMs + 1_000 / perSecond;
    if (turnMs > nowMs) await clock.wait(turnMs - nowMs);
  };
}
