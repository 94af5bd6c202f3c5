/**
 * npm run nightly -- [--only "faults,flood"] [--folder .nightly]: everything that takes long, one after another, with one
 * table at the end. Logs and results are in the folder; a later run shows them beside its own.
 */
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../lib/build-state.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { JOBS } from './jobs.mjs';
import { runJobs } from './run-jobs.mjs';

const { values } = parseArgs({
  options: { only: { type: 'string' }, folder: { type: 'string', default: '.nightly' } },
});
const names = values.only?.split(',') ?? JOBS.map(({ name }) => name);
const unknown = names.filter((wanted) => !JOBS.some(({ name }) => name === wanted));
if (unknown.length > 0) {
  console.error(`--only knows ${JOBS.map(({ name }) => name).join(', ')}, not ${unknown.join(', ')}.`);
  process.exit(1);
}
ensureInstalled();
ensureBuilt();
const { table, isFine } = await runJobs(
  JOBS.filter(({ name }) => names.includes(name)),
  values.folder,
);
console.log(`\n${table}`);
process.exitCode = isFine ? 0 : 1;
