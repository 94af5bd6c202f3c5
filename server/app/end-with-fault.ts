import { DatabaseNotStarted } from '../../packages/embedded-postgres/database-not-started.js';
import { DatabaseUnusable, startFault } from '../platform/db/pool/start-fault.js';
import { DatabaseTooNew, DatabaseTooOld } from '../platform/db/schema/migrate.js';
import { BadSetting } from '../platform/env/settings.js';
import { AppError } from '../platform/errors/errors.js';
import type { Log } from '../platform/log/log.js';
import { CannotListen } from './listen.js';

const EXPECTED = [
  BadSetting,
  DatabaseTooNew,
  DatabaseTooOld,
  DatabaseNotStarted,
  DatabaseUnusable,
  CannotListen,
  AppError,
];

/** Ends a process that could not start: with a sentence when its user can fix the fault, else with a stack. */
export function endWithFault(error: unknown): void {
  const fault = startFault(error);
  const isExpected = EXPECTED.some((kind) => fault instanceof kind);
  process.stderr.write(`${isExpected ? (fault as Error).message : ((fault as Error)?.stack ?? fault)}\n`);
  process.exit(1);
}

/** Waits until every part has stopped; parts that fail to stop are logged. Never throws. */
export async function stopAll(log: Pick<Log, 'error'>, stops: readonly unknown[]): Promise<void> {
  for (const end of await Promise.allSettled(stops))
    if (end.status === 'rejected')
      log.error({ event: 'server.stop_failed', err: end.reason }, 'A part of the server failed to stop');
}
