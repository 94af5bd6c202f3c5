import { startEmbeddedPostgres } from '../../packages/embedded-postgres/embedded-postgres.js';
import { readEnv } from '../platform/env/env.js';
import { createLog } from '../platform/log/log.js';
import { endWithFault } from './end-with-fault.js';
import { NotStarted, ProcessGroup } from './processes/process-group.js';

/** Starts the processes that serve, and replaces those that die; all of them, one by one, on SIGHUP. */
export function serve(): void {
  start().catch((error) => {
    if (error instanceof NotStarted) process.exit(error.exitCode);
    endWithFault(error);
  });
}

async function start(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.logLevel);
  // The processes use it too, but none of them stays for good.
  const embedded = env.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: env.dataDir, log });
  const group = new ProcessGroup(env.processes, log);
  let isStopping = false;
  const stop = async (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    await group.stop();
    await embedded?.stop();
    process.exit(exitCode);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop(0));
  process.on('SIGHUP', () => void group.roll());
  try {
    const greeting = await group.start();
    process.stdout.write(`${greeting}${env.processes} processes serve; SIGHUP replaces them one by one.\n\n`);
  } catch (error) {
    if (isStopping) return;
    await group.stop();
    await embedded?.stop();
    throw error;
  }
}
