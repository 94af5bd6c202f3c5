/** npm test: unit and story tests, the crash harness, the fuzzing and the browser journeys, summed up in one last line. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBuilt } from './lib/build-state.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { listenTo, NODE, succeeds } from './lib/run.mjs';
import { describeRun } from './lib/test-report.mjs';

const RESULTS = 'test-results';
const JEST = `${RESULTS}/jest.json`;
const JOURNEYS = `${RESULTS}/e2e.json`;
/** The same requests and faults in each run; "npm run fuzz" and "npm run crash" by themselves draw others. */
const SEED = '20261127';

const total = { passed: 0, failed: 0 };
process.on('exit', (code) => {
  const failed = code === 0 ? 0 : Math.max(total.failed, 1);
  console.log(`\n${total.passed} passed, ${failed} failed`);
});

ensureInstalled();
ensureBuilt();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);

await run('Server, rules and web', jest);
// Alone: on a busy machine its servers refuse what waits too long, and each refusal counts there.
await run('Killed at every point', crash);
// Side by side: pages that load leave the processor waiting.
await Promise.all([run('Browser journeys', journeys), run('Fuzzed through every API', fuzz)]);
console.log(describeRun(read(JEST), read(JOURNEYS)));
process.exitCode = total.failed === 0 ? 0 : 1;

async function run(name, stage) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const { passed, failed } = await stage();
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`== ${name}: ${passed} passed, ${failed} failed in ${seconds} s`);
  total.passed += passed;
  total.failed += failed;
}

function jest() {
  // With room for what a test file loads and drops, the collector takes half the time.
  const options = '--experimental-vm-modules --disable-warning=ExperimentalWarning --max-semi-space-size=64';
  const isFine = succeeds(
    'jest',
    ['--config', 'tools/jest/jest.config.js', '--ci', '--json', `--outputFile=${JEST}`],
    { NODE_OPTIONS: options },
  );
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = read(JEST);
  return honest(isFine, { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites });
}

function crash() {
  // Each of the 27 kinds once and 18 more; by itself, at night, "npm run crash" has 300.
  return built('crash', '--points', '45', '--storm', '50', '--seed', SEED);
}

function fuzz() {
  return built('fuzz', '--requests', '1200', '--graphql', '600', '--multipart', '200', '--seed', SEED);
}

/** A program of the built tree that counts what passed and failed in its last line. */
async function built(name, ...args) {
  const program = ['--enable-source-maps', `dist/lab/${name}/main.js`, ...args];
  const { output, isFine } = await listenTo(NODE, program);
  const [, passed = 0, failed = 0] = output.match(/^(\d+) passed, (\d+) failed$/m) ?? [];
  return honest(isFine, { passed: Number(passed), failed: Number(failed) });
}

async function journeys() {
  const chromium = ensureChromium();
  if (!chromium) return { passed: 0, failed: 1 };
  const { isFine } = await listenTo('playwright', ['test', '--config', 'e2e'], { CHROMIUM_PATH: chromium });
  const { stats = {} } = read(JOURNEYS);
  return honest(isFine, { passed: stats.expected ?? 0, failed: stats.unexpected ?? 0 });
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** A stage that broke down without naming a failed test still counts as one. */
function honest(isFine, { passed, failed }) {
  return { passed, failed: isFine ? failed : Math.max(failed, 1) };
}
