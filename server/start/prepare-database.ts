import { seed, seedDemoAccounts } from '../../seed/seed.js';
import { readDatabaseTime } from '../db/database-clock.js';
import { connectDatabase } from '../db/orm.js';
import { migrate } from '../db/schema/migrate.js';
import type { Env } from '../env/env.js';
import { nameStore } from '../settings/settings.store.js';

/** Brings the schema up to date and fills an empty shop, on a connection without time limits. Throws DatabaseTooNew. */
export async function prepareDatabase(databaseUrl: string, env: Env, setNow?: () => Date): Promise<void> {
  const database = await connectDatabase({ databaseUrl, poolSize: 2 });
  try {
    await migrate(database);
    const now = setNow?.() ?? (await readDatabaseTime(database.pool));
    await seed(database, now);
    await nameStore(database.pool, env.storeName);
    if (env.demoAccounts) await seedDemoAccounts(database, now);
  } finally {
    await database.close();
  }
}
