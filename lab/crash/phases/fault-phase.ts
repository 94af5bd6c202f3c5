import { setTimeout as pause } from 'node:timers/promises';
import type { Chances } from '../../../server/test/rubbish/chances.js';
import { compareOperations, OPERATION_CHECKS } from '../checks/compare-operations.js';
import { compareStories, STORY_CHECKS } from '../checks/compare-stories.js';
import type { Breach } from '../checks/invariant.js';
import { findBreaches, INVARIANTS } from '../checks/invariants.js';
import { comparePrices, PRICE_CHECK } from '../checks/promotion-invariants.js';
import { Watchdog } from '../checks/watchdog.js';
import type { FaultKind } from '../faults/fault-kinds.js';
import type { Saboteur } from '../faults/saboteur.js';
import type { Options } from '../options.js';
import { crowd } from '../people/crowd.js';
import type { Story } from '../people/customer.js';
import { PaidBefore } from '../people/paid-before.js';
import { Shoppers } from '../people/shoppers.js';
import type { Street } from '../people/street.js';
import { isReady } from '../world/balancer.js';
import type { World } from '../world/world.js';
import { type RollingReport, rollServers } from './roll-servers.js';

/** Faults stop, and within this everything has to be as if there had been none. */
const CONVERGE_WITHIN_MS = 60_000;
const PROGRESS_EVERY_MS = 30_000;
/** Orders that are made in peace, for each point. */
const BOOKED_BEFORE = 1 / 3;
const READY_WITHIN_MS = 5_000;
/** Half of the servers serve them all, and turn nobody away. */
const CUSTOMERS_WHILE_ROLLING = 5;

export interface FaultReport {
  readonly rolling: RollingReport;
  readonly stories: number;
  readonly orders: number;
  readonly withPromotion: number;
  readonly operations: number;
  readonly disturbedMs: number;
  readonly convergedMs: number;
  readonly checks: number;
  readonly breaches: readonly Breach[];
}

/** Customers shop and staff keep orders while everything goes wrong; then everything must add up. */
export async function faultPhase(
  world: World,
  street: Street,
  saboteur: Saboteur,
  kinds: readonly FaultKind[],
  { points, customers }: Options,
  chances: Chances,
): Promise<FaultReport> {
  const { wire } = street;
  const shoppers = new Shoppers(world.pool, world.jwtSecret);
  const paid = await PaidBefore.prepare(world, street, shoppers, Math.ceil(points * BOOKED_BEFORE), chances);
  const watchdog = new Watchdog(world.servers, world.pool);
  const started = Date.now();
  saboteur.begin();
  const progress = setInterval(() => console.error(`${saboteur.pointsInAll} points ...`), PROGRESS_EVERY_MS);
  const disturbed = await crowd(street, shoppers, paid, customers, chances, () => saboteur.isDone);
  const disturbedMs = Date.now() - started;
  const rolling = await rollServers(
    world,
    street,
    saboteur,
    { shoppers, paid, customers: Math.min(customers, CUSTOMERS_WHILE_ROLLING) },
    chances,
  );
  clearInterval(progress);

  const untouched = paid.orders.map(([, story]) => story);
  const stories = [...disturbed.stories, ...rolling.stories, ...untouched];
  const stopped = Date.now();
  const breaches = await converge(world, street, stories);
  const convergedMs = Date.now() - stopped;
  watchdog.stop();
  const died = world.servers.filter((server) => server.unexpectedDeaths > 0).map((server) => server.name);
  const odd: Breach[] = [
    { name: 'every customer gets through', ids: [...disturbed.failures, ...rolling.failures] },
    { name: 'nobody sees an unforeseen fault', ids: wire.apologies },
    { name: 'every process is ready or has ended', ids: watchdog.stuck },
    { name: 'no server dies by itself', ids: died },
    { name: 'the database is back in time after every fault', ids: saboteur.failures },
    {
      name: 'every kind of fault hit payments under way',
      ids: kinds.filter((kind) => !saboteur.points.has(kind)),
    },
    { name: 'no request fails while servers are restarted in turn', ids: rolling.failedRequests },
    { name: 'a server that is asked to stop ends well', ids: rolling.badEnds },
  ];
  const { rows } = await world.pool.query<{ orders: number; withPromotion: number }>(
    `select count(*)::int as orders, count(shipment->>'promotion')::int as "withPromotion" from orders`,
  );
  return {
    ...{ rolling, disturbedMs, convergedMs },
    stories: stories.length,
    ...rows[0]!,
    operations: stories.flatMap(({ operations }) => operations).length,
    checks: [INVARIANTS, PRICE_CHECK, Object.keys({ ...STORY_CHECKS, ...OPERATION_CHECKS }), odd].flat()
      .length,
    breaches: [...breaches, ...odd.filter(({ ids }) => ids.length > 0)],
  };
}

async function converge(world: World, street: Street, stories: readonly Story[]): Promise<Breach[]> {
  const { pool } = world;
  const operations = stories.flatMap((story) => story.operations);
  const giveUpAt = Date.now() + CONVERGE_WITHIN_MS;
  for (;;) {
    const breaches = [
      ...(await findBreaches(pool)),
      ...(await comparePrices(pool)),
      ...(await compareStories(pool, stories)),
      ...(await compareOperations(pool, street, operations)),
      ...(await findUnready(world)),
    ];
    if (breaches.length === 0 || Date.now() > giveUpAt) return breaches;
    await pause(300);
  }
}

async function findUnready({ servers }: World): Promise<Breach[]> {
  const ready = await Promise.all(servers.map((server) => isReady(server, READY_WITHIN_MS)));
  const ids = servers.filter((_server, index) => !ready[index]).map(({ name }) => name);
  return ids.length === 0 ? [] : [{ name: 'every server is ready in the end', ids }];
}
