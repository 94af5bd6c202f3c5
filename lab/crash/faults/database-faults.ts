import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { HARNESS, PROVIDER } from '../world/application-names.js';
import type { OwnCluster } from '../world/own-cluster.js';

/** PostgreSQL has to answer again so soon after it was restarted or one of its backends was killed. */
const BACK_WITHIN_MS = 20_000;
/** How often somebody inside a transaction is looked for before any connection will do. */
const ATTEMPTS = 60;

/** Does harm to the database. Each method resolves when the database answers again, false when it found nothing to hit. */
export class DatabaseFaults {
  /** `cluster`: null for a PostgreSQL that is not ours to kill. */
  constructor(
    private readonly pool: pg.Pool,
    private readonly url: string,
    private readonly cluster: OwnCluster | null,
  ) {}

  async terminateBackend(): Promise<boolean> {
    const pid = await this.#victim();
    if (pid === null) return false;
    const { rows } = await this.pool.query<{ hit: boolean }>('select pg_terminate_backend($1) as hit', [pid]);
    return rows[0]!.hit;
  }

  async killBackend(): Promise<boolean> {
    const pid = await this.#victim();
    if (pid === null || !kill(pid)) return false;
    return this.#untilBack('a backend was killed');
  }

  /** Leaves the restart to the shop. When that fails, restarts PostgreSQL, so that the run continues, and throws. */
  async killPostmaster(): Promise<boolean> {
    const [pid, before] = [await this.cluster!.pid(), await startTime(this.url)];
    if (pid === null || before === null || !kill(pid)) return false;
    return this.#untilBack('it was killed', before);
  }

  async restart(): Promise<boolean> {
    const before = await startTime(this.url);
    if (before === null) return false;
    await this.cluster!.restart();
    return this.#untilBack('it was restarted', before);
  }

  async fillDisk(forMs: number): Promise<boolean> {
    const { disk } = this.cluster!;
    await disk!.fill();
    await pause(forMs).finally(() => disk!.free());
    return this.#untilBack('there was room again');
  }

  /** A connection of a server, inside a transaction if one can be found. */
  async #victim(): Promise<number | null> {
    for (let left = ATTEMPTS; ; left -= 1) {
      const looked = this.pool.query<{ pid: number; in_transaction: boolean }>(
        `select pid, xact_start is not null as in_transaction from pg_stat_activity
          where datname = current_database() and backend_type = 'client backend' and application_name <> all($1)
          order by 2 desc, random() limit 1`,
        [[HARNESS, PROVIDER]],
      );
      const { rows } = await looked.catch(() => ({ rows: [] }));
      if (rows[0]?.in_transaction || left === 0) return rows[0]?.pid ?? null;
    }
  }

  /** Waits for PostgreSQL with another start time than `startedBefore`: a killed one may answer for a moment longer. */
  async #untilBack(what: string, startedBefore = ''): Promise<true> {
    const giveUpAt = Date.now() + BACK_WITHIN_MS;
    for (;;) {
      const started = await startTime(this.url);
      if (started !== null && started !== startedBefore) return true;
      if (Date.now() > giveUpAt) {
        await this.cluster?.start();
        throw new Error(`PostgreSQL did not answer ${BACK_WITHIN_MS / 1000} s after ${what}`);
      }
      await pause(50);
    }
  }
}

/** False when the process had ended before. */
function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

/** Null when it does not answer. */
async function startTime(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ started: string }>(
      'select pg_postmaster_start_time()::text as started',
    );
    return rows[0]!.started;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}
