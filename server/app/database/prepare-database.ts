import { addSamples } from '../../../packages/seed/samples/add-samples.js';
import { seed, seedDemoAccounts } from '../../../packages/seed/seed.js';
import { addSampleOrders } from '../../modules/admin/samples/samples.service.js';
import { setInitialStoreName } from '../../modules/settings/settings.store.js';
import { readDatabaseTime } from '../../platform/db/database-clock.js';
import { migrate } from '../../platform/db/schema/migrate.js';
import { inTransaction } from '../../platform/db/transaction.js';
import type { Env } from '../../platform/env/env.js';
import { connectDatabase } from './connect-database.js';

export interface Preparing {
  /** The clock; by default the database's. */
  readonly setNow?: (() => Date) | undefined;
  /** Adds the month of sample orders when it is missing. */
  readonly withSamples?: boolean | undefined;
}

/**
 * Brings the schema up to date and fills an empty shop, on a connection without time limits. Throws DatabaseTooNew,
 * and errors of adding the sample.
 */
export async function prepareDatabase(
  databaseUrl: string,
  env: Env,
  { setNow, withSamples = false }: Preparing = {},
): Promise<void> {
  const database = await connectDatabase({ databaseUrl, poolSize: 2 });
  try {
    await migrate(database);
    const now = setNow?.() ?? (await readDatabaseTime(database.pool));
    await seed(database, now);
    await setInitialStoreName(database.pool, env.storeName);
    if (env.demoAccounts) await seedDemoAccounts(database, now);
    if (withSamples)
      await inTransaction(database.orm.em, (tx) =>
        addSampleOrders(tx, { env, now: () => now, fillSamples: addSamples }),
      );
  } finally {
    await database.close();
  }
}
