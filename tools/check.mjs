/** npm run check: everything about the sources that can be judged without running the product. */
import { readFileSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureOperations } from './lib/operations.mjs';
import { isPlain, NODE, outputOf, succeeds } from './lib/run.mjs';
import { testsWaitForFacts } from './lib/test-waits.mjs';

ensureInstalled();
ensureOperations();

const checks = {
  'types: server, rules, packages, lab': () => succeeds('tsc', ['-p', 'server']),
  'types: web': () => succeeds('tsc', ['-p', 'web']),
  'types: browser journeys, configuration': () => succeeds('tsc', ['-p', 'e2e']),
  'types: sandbox in the browser': () => succeeds('tsc', ['-p', 'packages/stripe-sandbox/browser']),
  'lint and format': () =>
    succeeds('biome', ['ci', '--diagnostic-level=error', ...(isPlain ? ['--colors=off'] : [])]),
  'imports go one way': () =>
    succeeds('depcruise', [
      '--config',
      'tools/config/dependency-cruiser.js',
      'server',
      'web',
      'rules',
      'packages',
      'lab',
      'e2e',
      'tools',
    ]),
  'drawings of docs/architecture.md are fresh': () =>
    succeeds(NODE, ['tools/draw-architecture.mjs', '--check']),
  'docs/dependencies.md is fresh': () => succeeds(NODE, ['tools/docs/dependencies.mjs', '--check']),
  'documents name what exists': () => succeeds(NODE, ['tools/docs/check.mjs']),
  'standard words': () => succeeds(NODE, ['tools/banned-words.mjs']),
  'no folder or file too long': () => succeeds(NODE, ['tools/sizes.mjs']),
  'tests wait for facts': testsWaitForFacts,
  'lines of the product': () => succeeds(NODE, ['tools/line-budget.mjs']),
  'subjects of commits': () => succeeds(NODE, ['tools/docs/commit-subjects.mjs']),
  'licences of packages': () => succeeds(NODE, ['tools/licences.mjs']),
  'script of the first load': () => succeeds(NODE, ['tools/bundle-budget.mjs']),
  'lock file': () => succeeds(NODE, ['tools/lock-file.mjs']),
  'nothing unused': () => succeeds('knip', ['--config', 'tools/config/knip.json', '--no-progress']),
  'schema.graphql is fresh': schemaIsFresh,
  'schema.graphql follows the conventions': () => succeeds(NODE, ['tools/schema-lint.mjs']),
  'openapi.json is fresh': () => isFresh('docs/api/openapi.json', 'dist/server/app/print-openapi.js'),
  'openapi.json follows the recommended rules': () => succeeds(NODE, ['tools/openapi-lint.mjs']),
};

const failed = Object.entries(checks).filter(([name, check]) => {
  const started = Date.now();
  const isFine = check();
  console.log(`${isFine ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return !isFine;
});
if (failed.length > 0) process.exit(1);

function schemaIsFresh() {
  if (!succeeds('tsc', ['-p', 'server/tsconfig.build.json'])) return false;
  return isFresh('schema.graphql', 'dist/server/app/print-schema.js');
}

function isFresh(file, printer) {
  if (outputOf(NODE, [printer]) === readFileSync(file, 'utf8')) return true;
  console.error(`${file} differs from what the server emits; run "npm run generate".`);
  return false;
}
