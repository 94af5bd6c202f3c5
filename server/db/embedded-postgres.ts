import { access, constants, mkdir, realpath } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../shared/log.js';
import { findBinaries } from './embedded/binaries.js';
import { type Cluster, openCluster } from './embedded/cluster.js';
import { DatabaseNotStarted } from './embedded/database-not-started.js';
import { chooseOperatingUser } from './embedded/operating-user.js';
import { findRunning, startPostmaster } from './embedded/postmaster.js';
import { joinCluster, type Presence } from './embedded/presence.js';
import { supervise } from './embedded/supervisor.js';

const GIVE_UP_AFTER_MS = 90_000;
const WRONG_PASSWORD = '28P01';

export interface EmbeddedPostgresOptions {
  /** The cluster lives in the folder `postgres` below it, its password inside. */
  readonly dataDir: string;
  /** Default: the port of the last start, or any free one. */
  readonly port?: number;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** False gives up safety against power cuts for speed; for tests only. */
  readonly durable?: boolean;
}

export interface EmbeddedPostgres {
  /** Of the role and database "harbourline", on 127.0.0.1. */
  readonly url: string;
  /** Call after closing every connection, once or more often. The last process that uses the cluster stops it; the others only leave. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL 18 that npm installed, on data below dataDir (made on first use, in about a second). It runs
 * apart from this process: when this one is killed, the next start finds it still running and goes on with it, and
 * several processes with one dataDir share it. One that is killed itself is started again on its port. Throws DatabaseNotStarted with a sentence for the person at the keyboard.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = await prepareFolder(options.dataDir);
  const binaries = await findBinaries();
  const user = await chooseOperatingUser([dataDir, dirname(binaries.postgres)]);
  const cluster = await openCluster(dataDir, user, binaries, options.durable ?? true);
  const presence = await enter(cluster, options);
  const port = Number(new URL(presence.url).port);
  const supervisor = supervise({ cluster, port, log: options.log }, presence);
  return { url: presence.url, stop: () => supervisor.leave() };
}

async function prepareFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
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
  const deadline = Date.now() + GIVE_UP_AFTER_MS;
  let startsLeft = 3;
  for (;;) {
    try {
      const running = await findRunning(cluster);
      if (running === null) startsLeft -= 1;
      const presence = await joinCluster(cluster, running ?? (await startPostmaster(cluster, port)));
      log.info(`PostgreSQL ${running === null ? 'started' : 'was already running'} on ${cluster.folder}`);
      return presence;
    } catch (error) {
      const isFinal =
        startsLeft === 0 || Date.now() > deadline || (error as { code?: string }).code === WRONG_PASSWORD;
      if (isFinal) throw inWords(error, cluster);
      await sleep(100);
    }
  }
}

function inWords(error: unknown, { folder }: Cluster): DatabaseNotStarted {
  if (error instanceof DatabaseNotStarted) return error;
  return new DatabaseNotStarted(
    `The PostgreSQL on ${folder} does not let us in: ${(error as Error).message}`,
  );
}
