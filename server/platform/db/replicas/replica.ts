import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { outsideRequests } from '../../log/request-scope.js';
import { within } from '../../turns/within.js';
import type { PoolGuard } from '../pool/pool-guard.js';
import { type ModelPool, poolLike } from './pool-like.js';
import { shareNextRun } from './share-next-run.js';

/** Whether reads go to a replica, or why not. `lost`: the replica does not answer. */
export type ReplicaState = 'unchecked' | 'used' | 'lagging' | 'not_a_standby' | 'not_streaming' | 'lost';

/** Longest time for a replica to report its position. */
const ANSWER_WITHIN_MS = 1_000;
const PAUSE_MS_MAX = 100;
/** Time to skip a replica after a read without an answer in time, unless a check succeeds before. */
const SKIP_MS = 250;
const POOL_SIZE = 10;

interface Look {
  readonly isStandby: boolean;
  readonly isStreaming: boolean;
  /** Bytes of the write-ahead log that the replica has replayed. */
  readonly position: number;
}

const LOOK_SQL = `select pg_is_in_recovery() as "isStandby",
  exists (select from pg_stat_wal_receiver) as "isStreaming",
  coalesce(pg_last_wal_replay_lsn() - '0/0', 0)::float8 as position`;

/** A streaming replica of the primary, and the position that it is known to have replayed. */
export class Replica {
  /** Host and port, for logs and metrics. */
  readonly name: string;
  readonly pool: Pool;
  /** A connection for checks while reads occupy all of theirs. */
  readonly #spare: Pool;
  readonly #guards: readonly PoolGuard[];
  readonly #look: () => Promise<Look>;
  /** Bytes of the write-ahead log that the replica has replayed, at least. */
  #position = 0;
  #state: ReplicaState = 'unchecked';
  #lagMs = 0;
  #skippedUntilMs = 0;

  constructor(url: string, primary: ModelPool) {
    this.name = new URL(url).host;
    const [reads, spare] = [poolLike(primary, url, POOL_SIZE), poolLike(primary, url, 1)];
    this.pool = reads.pool;
    this.#spare = spare.pool;
    this.#guards = [reads.guard, spare.guard];
    // A new connection may lead to another server.
    for (const { pool } of [reads, spare])
      pool.on('connect', () => {
        this.#position = 0;
      });
    this.#look = shareNextRun(() => outsideRequests(() => this.lookOnce()));
  }

  get state(): ReplicaState {
    return this.#state;
  }

  /** Time that replaying the primary's log took at the last check. */
  get lagMs(): number {
    return this.#lagMs;
  }

  /** Reads that the replica is answering. */
  get load(): number {
    return this.pool.totalCount - this.pool.idleCount + this.pool.waitingCount;
  }

  get isUsable(): boolean {
    return this.#state === 'used' && performance.now() >= this.#skippedUntilMs;
  }

  /** Sends nothing to the replica for a quarter of a second, or until a check succeeds. */
  skip(): void {
    this.#skippedUntilMs = performance.now() + SKIP_MS;
  }

  /** Whether the replica has replayed the log up to a position, or does in time. Throws when it is lost. */
  async reaches(position: number, withinMs: number): Promise<boolean> {
    return (await this.stateAt(position, withinMs, withinMs)) === 'used';
  }

  /** Checks whether reads may use the replica: it streams, and reaches a position of the primary within `lagMaxMs`. */
  async check(position: number, lagMaxMs: number): Promise<ReplicaState> {
    const startMs = performance.now();
    try {
      this.#position = 0;
      this.#state = await this.stateAt(position, lagMaxMs, ANSWER_WITHIN_MS);
    } catch {
      this.#state = 'lost';
    }
    this.#lagMs = performance.now() - startMs;
    if (this.#state === 'used') this.#skippedUntilMs = 0;
    if (this.#state === 'lost') this.dropAll();
    return this.#state;
  }

  async close(): Promise<void> {
    this.dropAll();
    await Promise.all([this.pool.end(), this.#spare.end()]);
  }

  private dropAll(): void {
    for (const guard of this.#guards) guard.dropAll();
  }

  /** Uses the connections of reads, so that another server behind the address is noticed. */
  private async lookOnce(): Promise<Look> {
    const pool = this.load < POOL_SIZE ? this.pool : this.#spare;
    return (await pool.query<Look>(LOOK_SQL)).rows[0]!;
  }

  private async stateAt(position: number, withinMs: number, answerMs: number): Promise<ReplicaState> {
    const endMs = performance.now() + withinMs;
    for (let pauseMs = 1; this.#position < position; pauseMs = Math.min(2 * pauseMs, PAUSE_MS_MAX)) {
      const look = await within(answerMs, this.#look());
      if (!look.isStandby) return 'not_a_standby';
      if (!look.isStreaming) return 'not_streaming';
      this.#position = look.position;
      if (look.position >= position) break;
      if (performance.now() >= endMs) return 'lagging';
      await wait(pauseMs);
    }
    return 'used';
  }
}
