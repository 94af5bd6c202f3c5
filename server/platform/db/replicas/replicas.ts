import type { Pool } from 'pg';
import type { ReplicaEnv } from '../../env/database-env.js';
import { isDatabaseUnavailable } from '../../errors/database-faults.js';
import type { Log } from '../../log/log.js';
import { outsideRequests } from '../../log/request-scope.js';
import { type ModelPool, poolLike } from './pool-like.js';
import type { ReadPool } from './read-pool.js';
import { Replica } from './replica.js';
import { shareNextRun } from './share-next-run.js';

export interface ReplicaSettings extends ReplicaEnv {
  /** Logs which replicas are used and which are left out. */
  readonly log: Log;
  /** Pause between two checks of a replica; another one in tests. */
  readonly checkEveryMs?: number;
}

/** Time for which a read waits until a replica has replayed everything committed before it. */
const CATCH_UP_MS = 50;
/** SQLSTATE of a statement that took too long, as it would elsewhere too. */
const TOO_SLOW = '57014';

const POSITION_SQL = "select (pg_current_wal_flush_lsn() - '0/0')::float8 as position";

/**
 * Sends reads to replicas that have replayed everything the primary had written when the read was sent, and to the
 * primary when none has, so that callers see no difference.
 */
export class Replicas {
  readonly all: readonly Replica[];
  /** Answers reads, from a replica where one is ready. */
  readonly reads: ReadPool;
  /** How often reads were answered by the primary because no replica was ready. */
  fallbacks = 0;
  readonly #log: Log;
  readonly #checkEveryMs: number;
  readonly #primary: Pool;
  readonly #positions: Pool;
  readonly #position: () => Promise<number>;
  readonly #timers = new Map<Replica, NodeJS.Timeout>();
  #isStopped = false;

  constructor(
    primary: ModelPool & { readonly url: string },
    { urls, lagMaxMs, log, checkEveryMs = 2_000 }: ReplicaSettings,
  ) {
    this.#log = log;
    this.#checkEveryMs = checkEveryMs;
    this.all = urls.map((url) => new Replica(url, primary));
    this.#primary = primary.pool;
    this.#positions = poolLike(primary, primary.url, 1).pool;
    this.#position = shareNextRun(() =>
      outsideRequests(async () => {
        const { rows } = await this.#positions.query<{ position: number }>(POSITION_SQL);
        return rows[0]!.position;
      }),
    );
    this.reads = { query: ((...asked: unknown[]) => this.read(asked)) as Pool['query'] };
    for (const replica of this.all) void this.watch(replica, lagMaxMs);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.all([this.#positions.end(), ...this.all.map((replica) => replica.close())]);
  }

  private async read(asked: unknown[]): Promise<unknown> {
    const replica = await this.findReady();
    if (!replica) return this.askPrimary(asked);
    try {
      return await send(replica.pool, asked);
    } catch (fault) {
      if (!isDatabaseUnavailable(fault) || (fault as { code?: string }).code === TOO_SLOW) throw fault;
      replica.skip();
      return this.askPrimary(asked);
    }
  }

  private askPrimary(asked: unknown[]): Promise<unknown> {
    this.fallbacks += 1;
    return send(this.#primary, asked);
  }

  /** The least busy replica that is up to date; null when there is none. */
  private async findReady(): Promise<Replica | null> {
    const [replica] = this.all.filter(({ isUsable }) => isUsable).sort((one, other) => one.load - other.load);
    if (!replica) return null;
    try {
      const position = await this.#position();
      if (await replica.reaches(position, CATCH_UP_MS)) return replica;
    } catch {}
    replica.skip();
    return null;
  }

  private async watch(replica: Replica, lagMaxMs: number): Promise<void> {
    const before = replica.state;
    try {
      const state = await replica.check(await this.#position(), lagMaxMs);
      if (state !== before && !this.#isStopped) this.tell(replica);
    } catch {
      // The primary is away: its caller gets the error.
    }
    if (!this.#isStopped) {
      const timer = setTimeout(() => void this.watch(replica, lagMaxMs), this.#checkEveryMs).unref();
      this.#timers.set(replica, timer);
    }
  }

  private tell({ name, state, lagMs }: Replica): void {
    const facts = { replica: name, lagMs: Math.round(lagMs) };
    if (state === 'used')
      this.#log.info({ event: 'database.replica_used', ...facts }, 'Reads go to a replica');
    else
      this.#log.warn(
        { event: 'database.replica_left_out', ...facts, reason: state },
        'A replica is left out; the primary answers its reads',
      );
  }
}

function send(pool: Pool, asked: unknown[]): Promise<unknown> {
  return pool.query.apply(pool, asked as unknown as Parameters<Pool['query']>) as unknown as Promise<unknown>;
}
