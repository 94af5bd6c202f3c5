import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../server/platform/log/log.js';
import type { Cluster } from './cluster.js';
import { findRunning, startPostmaster } from './postmaster.js';
import { joinCluster, type Presence } from './presence.js';

const BACK_OFF_MIN_MS = 100;
const BACK_OFF_MAX_MS = 3_000;
const REJOIN_WITHIN_MS = 6_000;
/** PostgreSQL is starting, stopping or in crash recovery. */
const CANNOT_CONNECT_NOW = '57P03';

export interface Supervised {
  readonly cluster: Cluster;
  /** Pools know the address: PostgreSQL is started again on this port or not at all. */
  readonly port: number;
  readonly log: Pick<Log, 'warn' | 'error'>;
  /** How long a process that leaves tries to find out whether it is the last; 6 s unless said, then PostgreSQL is left running. */
  readonly rejoinWithinMs?: number;
}

export interface Supervisor {
  /** Ends the supervision and gives up the place. The last process to leave stops PostgreSQL. */
  leave(): Promise<void>;
}

/**
 * Keeps this process present for as long as it lives. When the connection is lost it joins again, and starts
 * PostgreSQL if nobody else has; it never gives up, and logs every failure.
 */
export function supervise(supervised: Supervised, joined: Presence): Supervisor {
  const leaving = new AbortController();
  let presence: Presence | null = joined;

  async function watch(): Promise<void> {
    while (presence) {
      await aborted(AbortSignal.any([presence.lost, leaving.signal]));
      if (leaving.signal.aborted) return;
      supervised.log.warn({ event: 'embedded_postgres.lost' }, 'Lost the connection to PostgreSQL');
      presence = await rejoin(supervised, leaving.signal);
    }
  }

  async function leave(): Promise<void> {
    leaving.abort();
    const deadline = AbortSignal.timeout(supervised.rejoinWithinMs ?? REJOIN_WITHIN_MS);
    await Promise.race([watching, aborted(deadline)]);
    if (presence && !presence.lost.aborted && (await hasLeft(presence))) return;
    await (await joinRunning(supervised, deadline))?.leave();
  }

  const watching = watch();
  let left: Promise<void> | null = null;
  return {
    leave() {
      left ??= leave().catch((error) => {
        supervised.log.warn({ event: 'embedded_postgres.left', err: error }, 'Left PostgreSQL as it is');
      });
      return left;
    },
  };
}

/** Resolves with null when the process leaves before it has joined again. */
async function rejoin({ cluster, port, log }: Supervised, leaving: AbortSignal): Promise<Presence | null> {
  for (let attempt = 1; !leaving.aborted; attempt += 1) {
    try {
      const isStarted = await ensureRunning(cluster, port);
      if (leaving.aborted) return null;
      const presence = await joinCluster(cluster, port);
      log.warn({ event: 'embedded_postgres.recovered', isStarted, attempt }, 'PostgreSQL is back');
      return presence;
    } catch (error) {
      if ((error as { code?: string }).code !== CANNOT_CONNECT_NOW)
        log.error(
          { event: 'embedded_postgres.unavailable', err: error, attempt },
          'PostgreSQL is not back yet',
        );
      await sleep(backOff(attempt), undefined, { signal: leaving }).catch(() => {});
    }
  }
  return null;
}

/** True when this process started it. The random wait is for other processes, which lost it at the same moment. */
async function ensureRunning(cluster: Cluster, port: number): Promise<boolean> {
  if ((await findRunning(cluster)) !== null) return false;
  await sleep(Math.random() * BACK_OFF_MIN_MS);
  if ((await findRunning(cluster)) !== null) return false;
  await startPostmaster(cluster, port);
  return true;
}

function backOff(attempt: number): number {
  return Math.min(BACK_OFF_MIN_MS * 2 ** (attempt - 1), BACK_OFF_MAX_MS) * (0.5 + Math.random() / 2);
}

/** Resolves with false when PostgreSQL went away before it could say whether others are left. */
async function hasLeft(presence: Presence): Promise<boolean> {
  return presence.leave().then(
    () => true,
    () => false,
  );
}

/** Resolves with null when nothing runs, so there is nothing to leave. */
async function joinRunning({ cluster, port }: Supervised, deadline: AbortSignal): Promise<Presence | null> {
  for (;;) {
    if ((await findRunning(cluster)) === null) return null;
    try {
      return await joinCluster(cluster, port);
    } catch (error) {
      if (deadline.aborted) throw error;
      await sleep(BACK_OFF_MIN_MS);
    }
  }
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}
