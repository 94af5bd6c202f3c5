/** npm run crash -- --points 300 [--only kind,kind] [--freeze-seconds 40] [--storm 1000] [--seed 7] [--customers 10] [--verbose] */
import { readOptions } from './options.js';
import { runHarness } from './run-harness.js';
import { PROVIDER_ROLE, runProvider } from './world/provider-program.js';

if (process.argv[2] === PROVIDER_ROLE) await runProvider();
else process.exit((await runHarness(readOptions(process.argv.slice(2), process.env))) ? 0 : 1);
