/** Slow sockets against the built server while honest visitors use it: npm run slow-sockets -- --sockets 2000 --seconds 120 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../../../packages/embedded-postgres/embedded-postgres.js';
import { TRANSPORT } from '../../../server/platform/limits/transport-limits.js';
import { createLog } from '../../../server/platform/log/log.js';
import { CleanUp } from '../../crash/clean-up.js';
import { freePort } from '../../crash/world/free-port.js';
import { ServerProcess } from '../../crash/world/server-process.js';
import { percentile, visit } from './honest-visitors.js';
import { SlowCrowd } from './slow-crowd.js';

/** The limit for honest requests (500 ms at the 95th percentile). */
const P95_MAX_MS = 500;
/** A slow socket lives at most until its request's time is over and somebody looks, plus what a busy machine needs. */
const LIFE_MAX_MS = TRANSPORT.requestMs + TRANSPORT.checkEveryMs + 4_000;
const START_WITHIN_MS = 60_000;

const { values } = parseArgs({
  options: { sockets: { type: 'string', default: '2000' }, seconds: { type: 'string', default: '120' } },
});
const sockets = Number(values.sockets);
const seconds = Number(values.seconds);
if (!(sockets > 0) || !(seconds > 0)) throw new Error('--sockets and --seconds are numbers above 0.');

const cleanUp = new CleanUp().onSignals();
const dataDir = await mkdtemp(join(tmpdir(), 'harbourline-slow-'));
cleanUp.add(() => rm(dataDir, { recursive: true, force: true }));
const database = await cleanUp.start(
  startEmbeddedPostgres({ dataDir, durable: false, log: createLog('silent') }),
  ({ stop }) => stop(),
);
const program = fileURLToPath(new URL('../../../bundle/server/main.js', import.meta.url));
const server = new ServerProcess('server', await freePort(), program, {
  PATH: process.env.PATH,
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  LOG_LEVEL: 'warn',
  RATE_LIMIT_FACTOR: '1000',
});
cleanUp.add(() => server.stop('SIGTERM'));
try {
  await Promise.race([server.start(), tooLate()]);
  process.exitCode = (await attack()) ? 0 : 1;
} finally {
  await cleanUp.run();
}

/** A server that cannot start is started again for ever. */
async function tooLate(): Promise<never> {
  await pause(START_WITHIN_MS, undefined, { ref: false });
  throw new Error(`The server did not start. ${server.complaints.join('\n')}`);
}

/** Runs the attack and prints what came of it; true when the server stood it. */
async function attack(): Promise<boolean> {
  const crowd = new SlowCrowd(server.port, sockets);
  let isOver = false;
  const visits = visit(server.url, () => isOver);
  await crowd.gather();
  const gathered = crowd.open;
  await pause(seconds * 1000);
  isOver = true;
  const { ms, failed } = await visits;
  const left = await crowd.giveUp(LIFE_MAX_MS);
  const p95 = percentile(ms, 95);
  const figures = [
    ['slow sockets at once', gathered],
    ['opened in all', crowd.opened],
    ['cut by the server', crowd.cut],
    ['not let in', crowd.refused],
    ['still open at the end', left],
    ['longest life, s', (crowd.longestMs / 1000).toFixed(1)],
    ['honest requests', ms.length],
    ['honest requests that failed', failed],
    ['honest p50, ms', percentile(ms, 50).toFixed(0)],
    ['honest p95, ms', p95.toFixed(0)],
    ['honest p99, ms', percentile(ms, 99).toFixed(0)],
    ['ends of the server', server.unexpectedDeaths],
  ] as const;
  for (const [what, figure] of figures)
    process.stdout.write(`${what.padEnd(30)}${String(figure).padStart(8)}\n`);
  const isFine =
    p95 < P95_MAX_MS &&
    left === 0 &&
    failed === 0 &&
    crowd.longestMs <= LIFE_MAX_MS &&
    server.unexpectedDeaths === 0;
  process.stdout.write(isFine ? 'The server stood it.\n' : `FAILED. ${server.complaints.join('\n')}\n`);
  return isFine;
}
