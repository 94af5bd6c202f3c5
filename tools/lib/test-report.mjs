import { relative } from 'node:path';
import { ROOT } from './run.mjs';

const MOST = 10;

/** The slowest test files of a run and the tests that it skipped, as text: from the JSON of jest and of Playwright. */
export function describeRun({ testResults = [] }, { suites = [] }) {
  const journeys = suites.flatMap(testsOf);
  const journeyMs = new Map();
  for (const { file, ms } of journeys) journeyMs.set(file, (journeyMs.get(file) ?? 0) + ms);
  const files = [
    ...testResults.map(({ name, startTime, endTime }) => [relative(ROOT, name), endTime - startTime]),
    ...[...journeyMs].map(([file, ms]) => [`e2e/${file}`, ms]),
  ];
  const slowest = files.sort(([, one], [, other]) => other - one).slice(0, MOST);
  const skipped = [
    ...testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => !['passed', 'failed'].includes(status))
        .map(({ fullName }) => `${relative(ROOT, name)}: ${fullName}`),
    ),
    ...journeys.filter(({ isSkipped }) => isSkipped).map(({ file, title }) => `e2e/${file}: ${title}`),
  ];
  return [
    '',
    'Slowest files:',
    ...slowest.map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${file}`),
    'Skipped:',
    ...(skipped.length > 0 ? skipped : ['nothing']).map((name) => `  ${name}`),
  ].join('\n');
}

function testsOf({ file, suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      file,
      title,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      isSkipped: status === 'skipped',
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}
