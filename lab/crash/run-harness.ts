import { Chances } from '../../server/test/rubbish/chances.js';
import { CleanUp } from './clean-up.js';
import { DatabaseFaults } from './faults/database-faults.js';
import { inflictFaults } from './faults/inflict-faults.js';
import { planFaults } from './faults/plan-faults.js';
import { skipReason } from './faults/possible-kinds.js';
import { Saboteur } from './faults/saboteur.js';
import type { Options } from './options.js';
import { makePromotions } from './people/promotion-steps.js';
import { readProducts } from './people/read-products.js';
import type { Wire } from './people/shop-calls.js';
import { Shoppers } from './people/shoppers.js';
import type { Street } from './people/street.js';
import { faultPhase } from './phases/fault-phase.js';
import { stormPhase } from './phases/storm-phase.js';
import { describeFaults, describePoints, describeStorm } from './summary.js';
import { buildWorld, type World } from './world/world.js';

/** More customers want a place of the promotion than there are. */
const POINTS_FOR_A_PLACE = 30;

/** Runs everything, prints the results, and returns whether all of it held. The last line counts what passed and failed. */
export async function runHarness(options: Options): Promise<boolean> {
  const { seed, points, storm, customers, verbose } = options;
  const chances = new Chances(seed);
  console.log(`seed ${seed}: ${points} faults among ${customers} customers, a storm on ${storm} checkouts`);
  const cleanUp = new CleanUp().onSignals();
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const)
    process.once(fault, (error: unknown) => {
      console.error('the run ends:', error);
      void cleanUp.run().finally(() => process.exit(1));
    });
  try {
    const world = await buildWorld(options, cleanUp);
    const kinds = options.kinds.filter((kind) => {
      const why = skipReason(kind, world.database);
      if (why) console.log(`skipped: ${kind}: ${why}`);
      return why === null;
    });
    const plan = planFaults(points, kinds, chances.fork());
    const saboteur = sabotage(world, plan, options);
    const street = await buildStreet(world, saboteur, options, chances);
    const planned = kinds.filter((kind) => plan.some((fault) => fault.kind === kind));
    const faults = await faultPhase(world, street, saboteur, planned, options, chances);
    console.log([describePoints(saboteur, planned), describeFaults(faults)].join('\n'));
    const flood = await stormPhase(world, street, storm, chances);
    console.log(describeStorm(flood));
    const failed = faults.breaches.length + flood.breaches.length;
    const checked = saboteur.pointsInAll + faults.checks + flood.checkouts + flood.checks;
    if (verbose || failed > 0) showComplaints(world);
    console.log(`${checked - failed} passed, ${failed} failed`);
    return failed === 0;
  } finally {
    await cleanUp.run();
  }
}

function sabotage(world: World, plan: ReturnType<typeof planFaults>, { freezeSeconds }: Options): Saboteur {
  const { pool, database, servers } = world;
  const faults = new DatabaseFaults(pool, database.url, database.cluster);
  const saboteur = new Saboteur(plan, servers, inflictFaults(faults, freezeSeconds));
  world.disturbedBy(saboteur);
  return saboteur;
}

async function buildStreet(
  world: World,
  saboteur: Saboteur,
  { points }: Options,
  chances: Chances,
): Promise<Street> {
  const wire: Wire = { servers: world.servers, watcher: saboteur, apologies: [], unanswered: [] };
  const staff = await new Shoppers(world.pool, world.jwtSecret).inBulk(2, 'admin');
  await makePromotions(wire, chances, staff[0]!.token, Math.ceil(points / POINTS_FOR_A_PLACE));
  return {
    wire,
    staff,
    provider: { apiBase: world.apiBase, publishableKey: world.publishableKey },
    productIds: await readProducts(wire, chances),
  };
}

function showComplaints({ servers }: World): void {
  for (const { name, complaints } of servers) console.log(`${name}:\n${complaints.join('\n')}`);
}
