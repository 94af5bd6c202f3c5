import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Outcomes } from './outcomes.js';
import { type Shot, send } from './send.js';

/** How often requests are sent; each time as many as are due. */
const STEP_MS = 10;
/** Requests that may be without an answer at once: as many callers as there are then. */
const UNDER_WAY_MAX = 2_500;

/** Kind, rate and duration of a load. */
export interface LoadOptions {
  readonly url: string;
  readonly next: () => Shot;
  readonly perSecond: number;
  readonly seconds: number;
}

/** Sends `perSecond` requests a second, however slowly they are answered, over keep-alive connections. */
export async function load({ url, next, perSecond, seconds }: LoadOptions): Promise<Outcomes> {
  const outcomes = new Outcomes();
  const agent = new Agent({ keepAlive: true });
  const underWay = new Set<Promise<void>>();
  const begunMs = performance.now();
  let sent = 0;
  let dueMs = begunMs;
  while (performance.now() - begunMs < seconds * 1000) {
    const due = Math.floor(((performance.now() - begunMs) / 1000) * perSecond);
    for (; sent < due && underWay.size < UNDER_WAY_MAX; sent += 1) {
      const one = send(url, agent, next(), outcomes).finally(() => underWay.delete(one));
      underWay.add(one);
    }
    outcomes.noteSenderLate(performance.now() - dueMs);
    dueMs = performance.now() + STEP_MS;
    await wait(STEP_MS);
  }
  await Promise.all(underWay);
  agent.destroy();
  return outcomes;
}

const FIRST_RATE = 50;
const FASTER_BY = 1.5;
const RATE_MAX = 5_000;
/** A shop is fast while nineteen of twenty answers take no longer. */
const FAST_MS = 100;

/** The highest number of requests a second at which all are answered, and fast; rising from 50 by half. */
export async function measureCapacity(url: string, next: () => Shot, seconds: number): Promise<number> {
  let held = FIRST_RATE;
  for (let perSecond = FIRST_RATE; perSecond <= RATE_MAX; perSecond *= FASTER_BY) {
    const outcomes = await load({ url, next, perSecond, seconds });
    if (outcomes.failed + outcomes.refused > 0 || outcomes.p95Ms > FAST_MS) break;
    held = perSecond;
  }
  return Math.round(held);
}

/** How long until ten requests in a row were answered, in milliseconds, from now. */
export async function timeToRecover(url: string, next: () => Shot): Promise<number> {
  const begunMs = performance.now();
  const agent = new Agent({ keepAlive: true });
  for (let inARow = 0; inARow < 10; ) {
    const outcomes = new Outcomes();
    await send(url, agent, next(), outcomes);
    inARow = outcomes.answered > 0 && outcomes.p95Ms <= FAST_MS ? inARow + 1 : 0;
  }
  agent.destroy();
  return Math.round(performance.now() - begunMs);
}
