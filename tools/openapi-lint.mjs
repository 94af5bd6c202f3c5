/** Holds openapi.json to Redocly's recommended rules: any problem fails the check. */
import { createConfig, formatProblems, getTotals, lint } from '@redocly/openapi-core';

const config = await createConfig({ extends: ['recommended'] });
const problems = await lint({ ref: 'docs/api/openapi.json', config });
if (problems.length > 0) {
  formatProblems(problems, { format: 'stylish', totals: getTotals(problems), version: '' });
  process.exitCode = 1;
}
