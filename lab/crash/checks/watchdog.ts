import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { isReady } from '../world/balancer.js';
import type { ServerProcess } from '../world/server-process.js';

const CHECK_EVERY_MS = 1_000;
const LOOK_WITHIN_MS = 3_000;
/** A server that is alive serves again so soon after the database does. */
const WELL_WITHIN_MS = 20_000;

/** Checks that every process serves or has ended: a supervisor restarts none that is alive and serves nobody. */
export class Watchdog {
  /** Servers that lived without being ready though the database was up. Each is killed, so that the run continues. */
  readonly stuck: string[] = [];
  readonly #sickSince = new Map<ServerProcess, number>();
  #isStopped = false;

  constructor(
    private readonly servers: readonly ServerProcess[],
    private readonly pool: pg.Pool,
  ) {
    void this.#watch();
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #watch(): Promise<void> {
    while (!this.#isStopped) {
      const isDatabaseWell = await this.pool.query('select 1').then(
        () => true,
        () => false,
      );
      await Promise.all(this.servers.map((server) => this.#look(server, isDatabaseWell)));
      await pause(CHECK_EVERY_MS);
    }
  }

  async #look(server: ServerProcess, isDatabaseWell: boolean): Promise<void> {
    const { upSince } = server;
    const isExcused = () => !server.isUp || server.isFrozen || server.upSince !== upSince;
    if (!isDatabaseWell || isExcused() || (await isReady(server, LOOK_WITHIN_MS)) || isExcused()) {
      this.#sickSince.delete(server);
      return;
    }
    const since = this.#sickSince.get(server) ?? Date.now();
    this.#sickSince.set(server, since);
    if (Date.now() - since < WELL_WITHIN_MS) return;
    this.stuck.push(`${server.name} was alive and not ready for ${WELL_WITHIN_MS / 1000} s`);
    this.#sickSince.delete(server);
    server.kill();
  }
}
