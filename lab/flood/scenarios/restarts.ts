import { Balancer } from '../balancer.js';
import { Buyers } from '../buyers.js';
import type { Checks } from '../checks.js';
import { load } from '../load.js';
import type { Options } from '../options.js';
import type { RunningServer, Shop } from '../shop.js';
import { visits } from '../visits.js';

const CHECK_EVERY_MS = 100;
const READY_WITHIN_MS = 30_000;
const SETTINGS = { TRUST_PROXY: '1', SHUTDOWN_DELAY_MS: '1000' };

/** Two processes behind a balancer are restarted in turn under load, payments included: no request fails. */
export async function restarts(shop: Shop, options: Options, checks: Checks): Promise<void> {
  const balancer = new Balancer(CHECK_EVERY_MS);
  const url = await balancer.start();
  const running: RunningServer[] = [];
  const startOne = async () => {
    const server = await shop.startServer(SETTINGS);
    running.push(server);
    balancer.add(server.url);
    await balancer.untilReady(server.url, READY_WITHIN_MS);
  };
  const stopOne = async () => {
    const server = running.shift()!;
    await server.stop();
    balancer.remove(server.url);
  };
  await startOne();
  await startOne();
  const buyers = new Buyers(shop, url);
  buyers.start();
  const next = visits(shop, options.seed);
  let isOver = false;
  const visiting = (async () => {
    const all = { answered: 0, refused: 0, failures: [] as string[] };
    while (!isOver) {
      const outcomes = await load({ url, next, perSecond: options.visits, seconds: 1 });
      all.answered += outcomes.answered;
      all.refused += outcomes.refused;
      all.failures.push(...outcomes.failures.keys());
    }
    return all;
  })();
  for (let no = 0; no < options.restarts; no += 1) {
    console.log(`restart ${no + 1} of ${options.restarts} ...`);
    await stopOne();
    await startOne();
  }
  isOver = true;
  const { answered, refused, failures } = await visiting;
  await buyers.stop();
  await balancer.stop();
  while (running.length > 0) await running.shift()!.stop();
  console.log(
    `${options.restarts} restarts: ${balancer.requests} requests passed on, of them ${answered} visits answered ` +
      `and ${refused} refused; ${buyers.paid} purchases paid`,
  );
  checks.expect(
    balancer.failures.length === 0,
    `no request was lost on its way ${balancer.failures.slice(0, 5).join('; ')}`,
  );
  checks.expect(failures.length === 0, `no visit failed ${failures.slice(0, 5).join('; ')}`);
  checks.expect(
    buyers.failures.length === 0 && buyers.paid > 0,
    `every purchase was paid ${buyers.failures.slice(0, 5).join('; ')}`,
  );
}
