import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { ENTITIES } from './entities.js';
import { guardPool } from './guard-pool.js';
import { MIGRATIONS } from './migrations/index.js';

export interface DatabaseOptions {
  readonly databaseUrl: string;
  /** Connections of this process; 10 keep two cores busy. */
  readonly poolSize?: number;
}

export interface Database {
  readonly orm: MikroORM;
  /** The pool behind the ORM, for reads that go straight to the driver. */
  readonly pool: Pool;
  readonly url: string;
}

/** Prepares the connection to PostgreSQL; the first statement opens it (time-out 5 s). Does not migrate. */
export async function connectDatabase({ databaseUrl, poolSize = 10 }: DatabaseOptions): Promise<Database> {
  const orm = await MikroORM.init(
    defineConfig({
      clientUrl: databaseUrl,
      entities: ENTITIES,
      metadataProvider: ReflectMetadataProvider,
      extensions: [Migrator],
      migrations: { migrationsList: MIGRATIONS, snapshot: false, allOrNothing: true },
      pool: { min: 0, max: poolSize },
      driverOptions: { connectionTimeoutMillis: 5_000, onPoolCreated: guardPool },
      forceUtcTimezone: true,
      logger: () => {},
    }),
  );
  const pool = await orm.em.getConnection().getNativeClient();
  return { orm, pool, url: databaseUrl };
}
