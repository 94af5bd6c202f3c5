/** npm run flood: more visitors than the built server can answer, attackers, a locked table, restarts; see options.ts. */
import { CleanUp } from '../crash/clean-up.js';
import { Checks } from './checks.js';
import { type Options, readOptions, type ScenarioName } from './options.js';
import { attackers } from './scenarios/attackers.js';
import { files } from './scenarios/files.js';
import { lockedTable } from './scenarios/locked-table.js';
import { overload } from './scenarios/overload.js';
import { restarts } from './scenarios/restarts.js';
import { signIns } from './scenarios/sign-ins.js';
import { openShop, type Shop } from './shop.js';

type Scenario = (shop: Shop, options: Options, checks: Checks) => Promise<void>;

const RUNS: Readonly<Record<ScenarioName, Scenario>> = {
  overload,
  locked: (shop, _options, checks) => lockedTable(shop, checks),
  attackers,
  files,
  'sign-ins': signIns,
  restarts,
};

const options = readOptions(process.argv.slice(2));
const checks = new Checks();
const cleanUp = new CleanUp().onSignals();
try {
  const shop = await openShop(cleanUp);
  for (const name of options.only) await RUNS[name](shop, options, checks);
} finally {
  await cleanUp.run();
}
console.log(`\n${checks.passed} passed, ${checks.failed} failed`);
process.exit(checks.failed === 0 ? 0 : 1);
