/** npm run migrate:down: reverts the last migration, before an older version is installed again. */
import 'reflect-metadata';
import { startEmbeddedPostgres } from '../../../packages/embedded-postgres/embedded-postgres.js';
import { DatabaseTooNew, NothingToRevert, revertLastMigration } from '../../platform/db/schema/migrate.js';
import { BadSetting, readEnv } from '../../platform/env/env.js';
import { createLog } from '../../platform/log/log.js';
import { connectDatabase } from '../database/connect-database.js';

const EXPECTED = [BadSetting, DatabaseTooNew, NothingToRevert];

try {
  const env = readEnv();
  const embedded = env.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: env.dataDir, log: createLog('warn') });
  try {
    const database = await connectDatabase({ databaseUrl: env.directUrl ?? embedded!.url, poolSize: 2 });
    const name = await revertLastMigration(database).finally(() => database.close());
    process.stdout.write(`Reverted: ${name}\n`);
  } finally {
    await embedded?.stop();
  }
} catch (error) {
  const { message, stack } = error as Error;
  process.stderr.write(`${EXPECTED.some((kind) => error instanceof kind) ? message : stack}\n`);
  process.exitCode = 1;
}
