/**
 * Part of npm run check: the product's lines hold their budget. It may only fall; a change that needs more says in its
 * message what for. Counted are the lines of tracked sources, without tests, generated code and parts of the workbench.
 */
import { readFileSync } from 'node:fs';
import { outputOf } from './lib/run.mjs';

const BUDGETS = { server: 64_200, web: 64_340 };
/** A budget this far above the lines is to be lowered. */
const SLACK = 150;

const SOURCE = /\.(ts|tsx|graphql)$/;
const UNCOUNTED = /\.test\.tsx?$|\.parts\.tsx$|\/test\/|\/generated\/|^web\/(workbench\/|vite\.config)/;

const files = (outputOf('git', ['ls-files', ...Object.keys(BUDGETS)]) ?? '').trim().split('\n');
const counted = files.filter((file) => SOURCE.test(file) && !UNCOUNTED.test(file));
for (const [part, budget] of Object.entries(BUDGETS)) {
  const lines = counted
    .filter((file) => file.startsWith(`${part}/`))
    .reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);
  if (lines === 0) fail(`No source was found in ${part}: nothing can be said.`);
  if (lines > budget) fail(`${part} has ${lines} lines, ${lines - budget} over its budget of ${budget}.`);
  if (lines < budget - SLACK)
    fail(`${part} has ${lines} lines: lower its budget of ${budget} in tools/line-budget.mjs to ${lines}.`);
}

function fail(fault) {
  console.error(fault);
  process.exitCode = 1;
}
