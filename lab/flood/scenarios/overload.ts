import { Buyers } from '../buyers.js';
import type { Checks } from '../checks.js';
import { load, measureCapacity, timeToRecover } from '../load.js';
import type { Options } from '../options.js';
import type { Shop } from '../shop.js';
import { visits } from '../visits.js';

const TIMES = [2, 5, 10];
const RECOVER_WITHIN_MS = 1_000;

/** Two, five and ten times what the shop holds: everybody is answered or politely refused, and who pays gets through. */
export async function overload(shop: Shop, { seconds, seed }: Options, checks: Checks): Promise<void> {
  const { url } = shop;
  const next = visits(shop, seed);
  const held = await measureCapacity(url, next, 2);
  console.log(`The shop holds ${held} requests a second.`);
  for (const times of TIMES) {
    const buyers = new Buyers(shop, url);
    buyers.start();
    const outcomes = await load({ url, next, perSecond: held * times, seconds });
    const paidMeanwhile = buyers.paid;
    const recoveredMs = await timeToRecover(url, next);
    await buyers.stop();
    console.log(`${times} times that: ${outcomes}; ${paidMeanwhile} purchases paid meanwhile`);
    checks.expect(outcomes.failed === 0, `at ${times} times everybody is answered or politely refused`);
    checks.expect(recoveredMs <= RECOVER_WITHIN_MS, `it is as before ${recoveredMs} ms after ${times} times`);
    checks.expect(
      buyers.failures.length === 0 && buyers.paid > 0,
      `${buyers.paid} purchases begun at ${times} times end paid ${buyers.failures.slice(0, 3).join('; ')}`,
    );
  }
}
