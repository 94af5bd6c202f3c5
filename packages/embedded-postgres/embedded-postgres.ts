import { access, constants, realpath } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolder } from '../../server/platform/files/make-folder.js';
import type { Log } from '../../server/platform/log/log.js';
import { findBinaries } from './binaries.js';
import { type Cluster, openCluster } from './cluster.js';
import { DatabaseNotStarted } from './database-not-started.js';
import { chooseOperatingUser } from './operating-user.js';
import { findRunning, startPostmaster, stopPostmaster } from './postmaster.js';
import { joinCluster, type Presence } from './presence.js';
import { supervise } from './supervisor.js';

const GIVE_UP_AFTER_MS = 90_000;
/** Attempts to start despite failures that do not pass by themselves. */
const TRIES = 3;

export interface EmbeddedPostgresOptions {
  /** The cluster lives in the folder `postgres` below it, its password inside. */
  readonly dataDir: string;
  /** Default: the port of the last start, or any free one. */
  readonly port?: number;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** False gives up safety against power cuts for speed; for tests only. */
  readonly durable?: boolean;
  /** How long a stop waits for a PostgreSQL in crash recovery; for tests only, on machines that need longer for it. */
  readonly rejoinWithinMs?: number;
}

export interface EmbeddedPostgres {
  /** The address of the database "harbourline" with the role of that name, on 127.0.0.1. */
  readonly url: string;
  /** Call after closing every connection, once or more often. The last process of the cluster stops it; others leave. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL 18 that npm installed, on data below dataDir (made on first use, in about a second). It runs
 * apart from this process: when this one is killed, the next start finds it still running and uses it, and several
 * processes with one dataDir share it. A killed PostgreSQL is restarted on its port. Throws DatabaseNotStarted.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = await prepareFolder(options.dataDir);
  const binaries = await findBinaries();
  const user = await chooseOperatingUser([dataDir, dirname(binaries.postgres)]);
  const cluster = await openCluster(dataDir, user, binaries, options.durable ?? true);
  const presence = await enter(cluster, options);
  const port = Number(new URL(presence.url).port);
  const { log, rejoinWithinMs } = options;
  const supervisor = supervise({ cluster, port, log, rejoinWithinMs }, presence);
  return { url: presence.url, stop: () => supervisor.leave() };
}

async function prepareFolder(dataDir: string): Promise<string> {
  try {
    makeFolder(dataDir);
    await access(dataDir, constants.W_OK | constants.X_OK);
    return await realpath(dataDir);
  } catch {
    throw new DatabaseNotStarted(
      `The data folder ${dataDir} cannot be written to. Choose another with DATA_DIR.`,
    );
  }
}

/** Others may be starting or stopping the same cluster at this moment, so a failure is final only when it stays. */
async function enter(cluster: Cluster, { port, log }: EmbeddedPostgresOptions): Promise<Presence> {
  const deadline = performance.now() + GIVE_UP_AFTER_MS;
  let triesLeft = TRIES;
  let isStartedHere = false;
  for (;;) {
    try {
      const running = await findRunning(cluster);
      const found = running ?? (await startPostmaster(cluster, port));
      isStartedHere ||= running === null;
      const presence = await joinCluster(cluster, found);
      log.info(
        { event: 'embedded_postgres.ready' },
        `PostgreSQL ${isStartedHere ? 'started' : 'was already running'} on ${cluster.folder}`,
      );
      return presence;
    } catch (error) {
      if (!isOnItsWay(error)) triesLeft -= 1;
      if (triesLeft > 0 && performance.now() < deadline) {
        await sleep(100);
        continue;
      }
      if (isStartedHere) await stopPostmaster(cluster, 'immediate');
      throw inWords(error, cluster);
    }
  }
}

/** PostgreSQL is starting, recovering, or stopping for somebody else, which may take as long as it takes. */
function isOnItsWay(error: unknown): boolean {
  return ['57P01', '57P03', 'ECONNREFUSED'].includes((error as { code?: string }).code ?? '');
}

function inWords(error: unknown, { folder }: Cluster): DatabaseNotStarted {
  if (error instanceof DatabaseNotStarted) return error;
  return new DatabaseNotStarted(
    `The PostgreSQL on ${folder} does not let us in: ${(error as Error).message}`,
  );
}
