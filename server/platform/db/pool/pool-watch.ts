import type { Log } from '../../log/log.js';
import type { Database } from '../orm.js';

/** Names of the pools of a process in logs, metrics and at /readyz. */
export type PoolName = 'requests' | 'background';
export type Pools = Readonly<Record<PoolName, Database>>;

const LOOK_EVERY_MS = 1_000;
/** Time after which a pool that was found stuck is given up. */
const GIVE_UP_AFTER_MS = 20_000;

/** Every connection of a pool has been in use for longer than any work may take, and none is released. */
export class PoolStuck extends Error {}

/** Detects a pool that will never again have a free connection. An unavailable database makes no pool stuck. */
export class PoolWatch {
  readonly #stuckSince = new Map<PoolName, number>();
  readonly #timer: NodeJS.Timeout;
  /** Resolves when a pool has been stuck for so long that only a new process helps. */
  readonly broken: Promise<PoolStuck>;
  #giveUp: (reason: PoolStuck) => void = () => {};

  constructor(
    readonly pools: Pools,
    private readonly log: Pick<Log, 'error'>,
    private readonly giveUpAfterMs = GIVE_UP_AFTER_MS,
  ) {
    this.broken = new Promise((resolve) => {
      this.#giveUp = resolve;
    });
    this.#timer = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
  }

  /** The pools that are stuck now. */
  get stuck(): PoolName[] {
    return (Object.keys(this.pools) as PoolName[]).filter((name) => this.pools[name].guard.isStuck);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  private look(): void {
    const { stuck } = this;
    for (const name of this.#stuckSince.keys()) if (!stuck.includes(name)) this.#stuckSince.delete(name);
    for (const pool of stuck) {
      const sinceMs = this.#stuckSince.get(pool);
      if (sinceMs === undefined) {
        this.#stuckSince.set(pool, performance.now());
        this.log.error({ event: 'database.pool_stuck', pool }, 'A connection pool is stuck');
      } else if (performance.now() - sinceMs > this.giveUpAfterMs) {
        this.#giveUp(new PoolStuck(`The pool of database connections for ${pool} stays stuck`));
      }
    }
  }
}
