import { Chances } from './chances.js';
import { Saboteur } from './faults/saboteur.js';
import type { Options } from './options.js';
import { readProducts } from './people/read-products.js';
import type { Wire } from './people/shop-calls.js';
import { Shoppers } from './people/shoppers.js';
import type { Street } from './people/street.js';
import { crashPhase } from './phases/crash-phase.js';
import { stormPhase } from './phases/storm-phase.js';
import { describeCrash, describeStorm } from './summary.js';
import { buildWorld, type World } from './world/world.js';

/** Runs everything, tells what came out, and returns whether all of it held. The last line counts what passed and failed. */
export async function runHarness(options: Options): Promise<boolean> {
  const { seed, points, storm, customers, verbose } = options;
  const chances = new Chances(seed);
  console.log(`seed ${seed}: ${points} kills among ${customers} customers, a storm on ${storm} checkouts`);
  const world = await buildWorld(options);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void world.stop().finally(() => process.exit(1)));
  try {
    const street = await buildStreet(world, points, chances);
    const crash = await crashPhase(world, street, options, chances);
    console.log(describeCrash(crash));
    const flood = await stormPhase(world, street, storm, chances);
    console.log(describeStorm(flood));
    const failed = crash.breaches.length + flood.breaches.length;
    const checked = crash.points + crash.checks + flood.checkouts + flood.checks;
    if (verbose || failed > 0) showComplaints(world);
    console.log(`${checked - failed} passed, ${failed} failed`);
    return failed === 0;
  } finally {
    await world.stop();
  }
}

async function buildStreet(world: World, points: number, chances: Chances): Promise<Street> {
  const saboteur = new Saboteur(chances.fork(), points, world.servers);
  const wire: Wire = { servers: world.servers, saboteur, apologies: [] };
  return {
    wire,
    provider: { apiBase: world.provider.apiBase, publishableKey: world.publishableKey },
    productIds: await readProducts(wire, chances),
    staff: await new Shoppers(world.pool, world.jwtSecret).inBulk(2, 'admin'),
  };
}

function showComplaints({ servers }: World): void {
  for (const { name, complaints } of servers) console.log(`${name}:\n${complaints.join('\n')}`);
}
