import cluster from 'node:cluster';
import { startEmbeddedPostgres } from '../../packages/embedded-postgres/embedded-postgres.js';
import { DEMO_ACCOUNTS } from '../../packages/seed/demo-accounts.js';
import { lowerPoolThreads } from '../modules/users/password/pool-threads.js';
import { type Env, readEnv } from '../platform/env/env.js';
import { createLog } from '../platform/log/log.js';
import { endWithFault } from './end-with-fault.js';
import { REPLACED, type Ready } from './processes/messages.js';
import { shareOf } from './processes/share.js';
import { startServer } from './start-server.js';

/** npm start -- --sample: adds the month of sample orders. */
const WITH_SAMPLES = '--sample';
/** Time after which a stop is forced. */
const STOP_WITHIN_MS = 9_500;
/** Ctrl-C reaches us from the terminal and, at the same moment, from the program that started us. */
const SAME_SIGNAL_WITHIN_MS = 500;

async function start(): Promise<void> {
  const env = shareOf(readEnv());
  const log = createLog(env.logLevel);
  await lowerPoolThreads();
  const embedded = env.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: env.dataDir, log });
  const databaseUrl = env.databaseUrl ?? embedded!.url;
  const directUrl = env.directUrl ?? databaseUrl;
  const withSamples = process.argv.includes(WITH_SAMPLES);
  const server = await startServer({ env, log, databaseUrl, directUrl, withSamples }).catch(async (error) => {
    await embedded?.stop();
    throw error;
  });
  tell(greeting(env, server.url));

  let stoppingSinceMs: number | null = null;
  const stop = (exitCode: number, isReplaced = false) => {
    if (stoppingSinceMs !== null) return;
    stoppingSinceMs = performance.now();
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    server
      .stop(isReplaced)
      .then(() => embedded?.stop())
      .then(
        () => process.exit(exitCode),
        (error) => {
          log.error({ event: 'server.stop_failed', err: error }, 'Did not stop cleanly');
          process.exit(1);
        },
      );
  };
  void server.broken.then((error) => {
    log.fatal({ event: 'server.broken', err: error }, 'Cannot serve any more; shutting down');
    stop(1);
  });
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () => {
      const isRepeated =
        stoppingSinceMs !== null && performance.now() - stoppingSinceMs > SAME_SIGNAL_WITHIN_MS;
      if (isRepeated) process.exit(1);
      log.info({ event: 'server.stopping', signal }, 'Shutting down');
      stop(0);
    });
  if (cluster.isWorker) {
    process.on('message', (message) => message === REPLACED && stop(0, true));
    // A closing terminal sends it to all processes; the primary acts on it.
    process.on('SIGHUP', () => {});
  }
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (error: unknown) => {
      log.fatal(
        { event: 'server.unhandled_error', err: error, source: event },
        'Unhandled error; shutting down',
      );
      stop(1);
    });
}

/** Writes the greeting to the terminal, or sends it to the primary process. */
function tell(greeting: string): void {
  if (cluster.isWorker) process.send!({ greeting } satisfies Ready);
  else process.stdout.write(greeting);
}

function greeting(env: Env, url: string): string {
  const accounts = DEMO_ACCOUNTS.map(({ email, password }) => `  ${email} / ${password}`);
  return [
    '',
    `${env.storeName} is open at ${url} (${reach(env.host)})`,
    ...(env.stripe.sandbox ? ['Test mode: no real card is charged.'] : []),
    ...(env.demoAccounts ? ['Demo accounts:', ...accounts] : []),
    '',
    '',
  ].join('\n');
}

function reach(host: string | null): string {
  if (host === null || host === '0.0.0.0' || host === '::') return 'on every address of this machine';
  const isHere = host === 'localhost' || host === '::1' || host.startsWith('127.');
  return isHere ? 'on this machine only; HOST=0.0.0.0 opens it to others' : 'on this address only';
}

/** Starts the server with the settings of the environment; ends the process with the fault when it can't. */
export function serve(): void {
  start().catch(endWithFault);
}
