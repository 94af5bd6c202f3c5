import { setTimeout as pause } from 'node:timers/promises';
import type { Chances } from './chances.js';
import { compareStories, STORY_CHECKS } from './compare-stories.js';
import { type Story, shop } from './customer.js';
import { type Breach, findBreaches, INVARIANTS } from './invariants.js';
import type { Options } from './options.js';
import type { FaultCounts } from './provider-program.js';
import type { Step } from './saboteur.js';
import { Shoppers } from './shoppers.js';
import type { Street } from './street.js';
import type { World } from './world.js';

/** Faults stop, and within this everything has to be as if there had been none. */
const CONVERGE_WITHIN_MS = 60_000;
const PROGRESS_EVERY_MS = 30_000;
/** Runs of at least so many points have to see every kind of fault. */
const ALL_FAULTS_FROM_POINTS = 50;

export interface CrashReport {
  readonly points: number;
  readonly paymentsHit: number;
  readonly pointsByStep: ReadonlyMap<Step, number>;
  readonly faults: FaultCounts;
  readonly stories: number;
  readonly orders: number;
  readonly killingMs: number;
  readonly convergedMs: number;
  readonly checks: number;
  readonly breaches: readonly Breach[];
}

/** Customers shop while servers are killed and the provider misbehaves; then everything must add up. */
export async function crashPhase(
  world: World,
  street: Street,
  options: Options,
  chances: Chances,
): Promise<CrashReport> {
  const started = Date.now();
  const { wire } = street;
  world.provider.misbehave();
  const progress = setInterval(() => console.error(`${wire.saboteur.points} kills ...`), PROGRESS_EVERY_MS);
  const { stories, failures } = await crowd(world, street, options, chances);
  clearInterval(progress);
  world.provider.behave();

  const killingMs = Date.now() - started;
  const stopped = Date.now();
  const breaches = await converge(world, stories);
  const faults = await world.provider.counts();
  const { points, paymentsHit, pointsByStep } = wire.saboteur;
  const died = world.servers.filter((server) => server.unexpectedDeaths > 0).map((server) => server.name);
  const odd: Breach[] = [
    { name: 'every customer gets through', ids: failures },
    { name: 'nobody is told of an unforeseen fault', ids: wire.apologies },
    { name: 'no server dies by itself', ids: died },
    { name: 'every kind of fault happened', ids: missingFaults(points, faults) },
  ];
  const [{ rows }] = [
    await world.pool.query<{ orders: number }>('select count(*)::int as orders from orders'),
  ];
  return {
    ...{ points, paymentsHit, pointsByStep, faults, killingMs },
    stories: stories.length,
    orders: rows[0]!.orders,
    convergedMs: Date.now() - stopped,
    checks: INVARIANTS.length + Object.keys(STORY_CHECKS).length + odd.length,
    breaches: [...breaches, ...odd.filter(({ ids }) => ids.length > 0)],
  };
}

/** Everybody shops again and again until enough servers were killed, and ends what was begun. */
async function crowd(
  world: World,
  street: Street,
  { customers }: Options,
  chances: Chances,
): Promise<{ stories: Story[]; failures: string[] }> {
  const shoppers = new Shoppers(world.pool, world.jwtSecret);
  const stories: Story[] = [];
  const failures: string[] = [];
  const keepShopping = async (own: Chances) => {
    while (!street.wire.saboteur.isDone && failures.length < 5) {
      try {
        stories.push(await shop(street, await shoppers.next(street.wire, own), own));
      } catch (error) {
        failures.push((error as Error).message);
      }
    }
  };
  await Promise.all(Array.from({ length: customers }, () => keepShopping(chances.fork())));
  return { stories, failures };
}

async function converge(world: World, stories: readonly Story[]): Promise<Breach[]> {
  const giveUpAt = Date.now() + CONVERGE_WITHIN_MS;
  for (;;) {
    const breaches = [...(await findBreaches(world.pool)), ...(await compareStories(world.pool, stories))];
    if (breaches.length === 0 || Date.now() > giveUpAt) return breaches;
    await pause(300);
  }
}

function missingFaults(points: number, faults: FaultCounts): string[] {
  if (points < ALL_FAULTS_FROM_POINTS) return points > 0 ? [] : ['kills'];
  return Object.entries(faults)
    .filter(([, count]) => count === 0)
    .map(([name]) => name);
}
