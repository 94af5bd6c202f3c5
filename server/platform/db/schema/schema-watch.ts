import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { serviceUnavailable } from '../../errors/errors.js';
import type { Log } from '../../log/log.js';
import type { DatabaseModel } from '../orm.js';
import { guardTransactions } from '../transaction.js';

/** The channel on which a process notifies the others that it has migrated the database. */
export const SCHEMA_CHANNEL = 'schema_changed';

const LOOK_EVERY_MS = 15_000;
/** A newer version is starting; this process will not recover. */
const RETRY_AFTER_S = 5;

/**
 * Notices that a newer version of the product has migrated the database beneath this process. Writes of this one may
 * then lack data that the newer version relies on, so from that moment it makes no more changes.
 */
export class SchemaWatch {
  readonly #known: ReadonlySet<string>;
  readonly #timer: NodeJS.Timeout;
  #unknown: readonly string[] = [];

  /** Resolves once, when a newer version is noticed. */
  readonly newer: Promise<void>;
  #resolveNewer = () => {};

  constructor(
    private readonly pool: Pick<Pool, 'query'>,
    migrations: DatabaseModel['migrations'],
    private readonly log: Pick<Log, 'error'>,
  ) {
    this.#known = new Set(migrations.map(({ name }) => name));
    this.newer = new Promise((resolve) => {
      this.#resolveNewer = resolve;
    });
    this.#timer = setInterval(() => this.check().catch(() => {}), LOOK_EVERY_MS).unref();
  }

  /** Migrations of the database that this version does not know; one that has been seen stays in the list. */
  get unknownMigrations(): readonly string[] {
    return this.#unknown;
  }

  /** Throws SERVICE_UNAVAILABLE when the database is newer than this process. */
  refuseChange(): void {
    if (this.#unknown.length > 0)
      throw serviceUnavailable(
        "We're updating the shop. Nothing was changed. Please try again in a moment.",
        RETRY_AFTER_S,
      );
  }

  /** Makes transactions of these databases fail once the database is newer, also for requests that only read. */
  guard(...all: readonly EntityManager[]): void {
    for (const em of all) guardTransactions(em, () => this.refuseChange());
  }

  /** Checks now; true when every migration of this version is applied. Throws when the database is unavailable. */
  async check(pool = this.pool): Promise<boolean> {
    const { rows } = await pool.query<{ name: string }>('select name from mikro_orm_migrations');
    const applied = new Set(rows.map(({ name }) => name));
    this.note([...applied].filter((name) => !this.#known.has(name)));
    return [...this.#known].every((name) => applied.has(name));
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  private note(unknown: readonly string[]): void {
    if (this.#unknown.length > 0 || unknown.length === 0) return;
    this.#unknown = unknown;
    this.log.error(
      { event: 'database.newer_schema', unknown },
      'The database schema is newer than this process, which stops writing',
    );
    this.#resolveNewer();
  }
}
