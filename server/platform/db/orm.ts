import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import {
  defineConfig,
  type EntityName,
  type MigrationObject,
  MikroORM,
  type SqlEntityManager,
} from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { PoolGuard } from './pool/pool-guard.js';
import { type PoolLimits, START_LIMITS } from './pool/pool-limits.js';
import type { Access } from './prepared/choose-statement-names.js';
import type { ReadPool } from './replicas/read-pool.js';
import { type ReplicaSettings, Replicas } from './replicas/replicas.js';

/** The tables of the product and their migrations; `connect-database.ts` lists them. */
export interface DatabaseModel {
  readonly entities: readonly EntityName[];
  /** Migrations in order. A released migration is never edited; each can be reverted. */
  readonly migrations: readonly MigrationObject[];
  /** The whole current schema, as texts of several statements each. */
  readonly schemaOf: (em: SqlEntityManager) => Promise<readonly string[]>;
}

export interface DatabaseOptions {
  readonly databaseUrl: string;
  /** Connections of this pool; 10 keep two cores busy. */
  readonly poolSize?: number;
  /** Time limits of the pool's work; none by default. */
  readonly limits?: PoolLimits;
  /** Kind of server at the address; by default PostgreSQL itself, without prepared statements. */
  readonly access?: Access;
  /** Replicas that reads may use; none by default. */
  readonly replicas?: ReplicaSettings;
}

export interface Database {
  readonly orm: MikroORM;
  /** The pool behind the ORM, for reads that go straight to the driver. */
  readonly pool: Pool;
  /** For reads that decide nothing about money: the same pool, or replicas in front of it. */
  readonly reads: ReadPool;
  /** Null without replicas. */
  readonly replicas: Replicas | null;
  /** Watches the connections of the pool. */
  readonly guard: PoolGuard;
  readonly url: string;
  readonly model: DatabaseModel;
  /** Waits a second for running work, then drops it. */
  close(): Promise<void>;
}

const CLOSE_WITHIN_MS = 1_000;

/** Prepares the connection to PostgreSQL; the first statement opens it. Does not migrate. */
export async function openDatabase({
  model,
  databaseUrl,
  poolSize = 10,
  limits = START_LIMITS,
  access,
  replicas: settings,
}: DatabaseOptions & { readonly model: DatabaseModel }): Promise<Database> {
  const guard = new PoolGuard(limits, access?.names);
  const orm = await MikroORM.init(
    defineConfig({
      clientUrl: databaseUrl,
      // The database exists, perhaps under another name: a pooler's.
      ensureDatabase: false,
      entities: [...model.entities],
      metadataProvider: ReflectMetadataProvider,
      extensions: [Migrator],
      migrations: { migrationsList: [...model.migrations], snapshot: false, allOrNothing: true },
      pool: { min: 0, max: poolSize },
      driverOptions: {
        onPoolCreated: guard.attach,
        connectionTimeoutMillis: limits.connectMs,
        ...(!access?.isPooled && {
          lock_timeout: limits.lockMs,
          statement_timeout: limits.statementMs,
          idle_in_transaction_session_timeout: limits.idleInTransactionMs,
        }),
      },
      forceUtcTimezone: true,
      logger: () => {},
    }),
  );
  const pool = await orm.em.getConnection().getNativeClient();
  const replicas = settings?.urls.length ? new Replicas({ pool, url: databaseUrl, access }, settings) : null;
  return {
    orm,
    pool,
    reads: replicas?.reads ?? pool,
    replicas,
    guard,
    url: databaseUrl,
    model,
    async close() {
      const late = setTimeout(() => guard.dropAll(), CLOSE_WITHIN_MS);
      await replicas?.stop();
      await orm.close(true);
      // Kysely ends the pool only when it has used it itself.
      if (!pool.ending) await pool.end();
      clearTimeout(late);
    },
  };
}
