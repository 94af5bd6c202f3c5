import { setTimeout as pause } from 'node:timers/promises';
import type { Chances } from '../chances.js';
import { compareDeeds, DEED_CHECKS } from '../checks/compare-deeds.js';
import { compareStories, STORY_CHECKS } from '../checks/compare-stories.js';
import { type Breach, findBreaches, INVARIANTS } from '../checks/invariants.js';
import type { Step } from '../faults/saboteur.js';
import type { Options } from '../options.js';
import { liveOn } from '../people/after-booking.js';
import { comeBack, type Story, shop } from '../people/customer.js';
import { PaidBefore } from '../people/paid-before.js';
import { Shoppers } from '../people/shoppers.js';
import type { Street } from '../people/street.js';
import type { FaultCounts } from '../world/provider-program.js';
import type { World } from '../world/world.js';

/** Faults stop, and within this everything has to be as if there had been none. */
const CONVERGE_WITHIN_MS = 60_000;
const PROGRESS_EVERY_MS = 30_000;
/** Runs of at least so many points have to see every kind of fault. */
const ALL_FAULTS_FROM_POINTS = 50;
/** Orders that are made in peace, for each kill. */
const BOOKED_BEFORE = 1 / 3;

export interface CrashReport {
  readonly points: number;
  readonly paymentsHit: number;
  readonly pointsByStep: ReadonlyMap<Step, number>;
  readonly faults: FaultCounts;
  readonly stories: number;
  readonly orders: number;
  readonly deeds: number;
  readonly killingMs: number;
  readonly convergedMs: number;
  readonly checks: number;
  readonly breaches: readonly Breach[];
}

/** Customers shop and staff keep orders while servers are killed and the provider misbehaves; then everything must add up. */
export async function crashPhase(
  world: World,
  street: Street,
  options: Options,
  chances: Chances,
): Promise<CrashReport> {
  const { wire } = street;
  const shoppers = new Shoppers(world.pool, world.jwtSecret);
  const booked = Math.ceil(options.points * BOOKED_BEFORE);
  const paid = await PaidBefore.prepare(world, street, shoppers, booked, chances);
  const started = Date.now();
  world.provider.misbehave();
  const progress = setInterval(() => console.error(`${wire.saboteur.points} kills ...`), PROGRESS_EVERY_MS);
  const { stories, failures } = await crowd(street, shoppers, paid, options, chances);
  clearInterval(progress);
  world.provider.behave();

  const killingMs = Date.now() - started;
  const stopped = Date.now();
  const breaches = await converge(world, street, stories);
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
    deeds: stories.flatMap(({ deeds }) => deeds).length,
    convergedMs: Date.now() - stopped,
    checks: [INVARIANTS, Object.keys({ ...STORY_CHECKS, ...DEED_CHECKS }), odd].flat().length,
    breaches: [...breaches, ...odd.filter(({ ids }) => ids.length > 0)],
  };
}

/** Everybody shops again and again until enough servers were killed, and ends what was begun. */
async function crowd(
  street: Street,
  shoppers: Shoppers,
  paid: PaidBefore,
  { customers }: Options,
  chances: Chances,
): Promise<{ stories: Story[]; failures: string[] }> {
  const stories: Story[] = [];
  const failures: string[] = [];
  const liveOnce = async (own: Chances): Promise<Story> => {
    const wish = own.next();
    const booked = wish < 0.5 ? paid.orders.pop() : undefined;
    if (booked) {
      const [{ token }, story] = booked;
      return { ...story, deeds: await liveOn(street, token, own, story.orderId) };
    }
    const shopper = await shoppers.next(street.wire, own);
    if (wish < 0.7) return shop(street, shopper, own);
    const checkout = await paid.checkout(shopper);
    return comeBack(street, checkout, paid.storyOf(checkout), own);
  };
  const keepShopping = async (own: Chances) => {
    while (!street.wire.saboteur.isDone && failures.length < 5) {
      try {
        stories.push(await liveOnce(own));
      } catch (error) {
        failures.push((error as Error).message);
      }
    }
  };
  await Promise.all(Array.from({ length: customers }, () => keepShopping(chances.fork())));
  const untouched = paid.orders.map(([, story]) => story);
  return { stories: [...stories, ...untouched], failures };
}

async function converge(world: World, street: Street, stories: readonly Story[]): Promise<Breach[]> {
  const { pool } = world;
  const deeds = stories.flatMap((story) => story.deeds);
  const giveUpAt = Date.now() + CONVERGE_WITHIN_MS;
  for (;;) {
    const breaches = [
      ...(await findBreaches(pool)),
      ...(await compareStories(pool, stories)),
      ...(await compareDeeds(pool, street, deeds)),
    ];
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
