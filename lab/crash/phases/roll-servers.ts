import type { Chances } from '../../../server/test/rubbish/chances.js';
import type { Saboteur } from '../faults/saboteur.js';
import { type Crowd, crowd } from '../people/crowd.js';
import type { PaidBefore } from '../people/paid-before.js';
import type { Wire } from '../people/shop-calls.js';
import type { Shoppers } from '../people/shoppers.js';
import type { Street } from '../people/street.js';
import { Balancer } from '../world/balancer.js';
import type { World } from '../world/world.js';

/** A stop that takes longer would be ended by force elsewhere. */
const STOP_WITHIN_MS = 10_000;

export interface RollingReport extends Crowd {
  readonly failedRequests: string[];
  /** Servers that did not end with 0, or not in time. */
  readonly badEnds: string[];
}

/** Restarts the servers in turn while customers go through a balancer, and nothing else is disturbed. */
export async function rollServers(
  { servers }: World,
  street: Street,
  saboteur: Saboteur,
  who: { readonly shoppers: Shoppers; readonly paid: PaidBefore; readonly customers: number },
  chances: Chances,
): Promise<RollingReport> {
  if (saboteur.isAllDone) return { stories: [], failures: [], failedRequests: [], badEnds: [] };
  const balancer = await Balancer.start(servers);
  const wire: Wire = { ...street.wire, servers: [balancer], watcher: NOBODY, unanswered: [] };
  const badEnds: string[] = [];
  let isOver = false;
  const restarts = async () => {
    for (let turn = 0; ; turn += 1) {
      const server = servers[turn % servers.length]!;
      const isLeft = await saboteur.roll(async () => {
        const hit = server.underWay > 0;
        const { exitCode, tookMs } = await server.restart();
        if (exitCode !== 0 || tookMs > STOP_WITHIN_MS)
          badEnds.push(`${server.name}: ${exitCode} after ${tookMs} ms`);
        await balancer.untilReady(server);
        return hit;
      });
      if (!isLeft) break;
    }
    isOver = true;
  };
  try {
    const shopping = crowd({ ...street, wire }, who.shoppers, who.paid, who.customers, chances, () => isOver);
    const [been] = await Promise.all([shopping, restarts()]);
    return { ...been, failedRequests: wire.unanswered, badEnds };
  } finally {
    balancer.stop();
  }
}

const NOBODY = { sees() {}, spare() {} };
