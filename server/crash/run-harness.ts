import { Chances } from './chances.js';
import { crashPhase } from './crash-phase.js';
import type { Options } from './options.js';
import { describeCrash } from './summary.js';
import { buildWorld } from './world.js';

/** Runs everything, tells what came out, and returns whether all of it held. The last line counts what passed and failed. */
export async function runHarness(options: Options): Promise<boolean> {
  const chances = new Chances(options.seed);
  console.log(`seed ${options.seed}: ${options.points} points, ${options.customers} customers`);
  const world = await buildWorld(options);
  try {
    const report = await crashPhase(world, options, chances);
    console.log(describeCrash(report));
    if (options.verbose || report.breaches.length > 0) {
      for (const server of world.servers)
        console.log(`${server.name} said last:\n${server.lastLines.join('\n')}`);
    }
    const failed = report.breaches.length;
    console.log(`${report.points + report.checks - failed} passed, ${failed} failed`);
    return failed === 0;
  } finally {
    await world.stop();
  }
}
