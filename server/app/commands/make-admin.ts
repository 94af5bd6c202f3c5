/** npm run make-admin -- EMAIL: makes a registered account the first admin of a shop that has none. */
import 'reflect-metadata';
import { startEmbeddedPostgres } from '../../../packages/embedded-postgres/embedded-postgres.js';
import { makeFirstAdmin, NoFirstAdmin } from '../../modules/users/admin/first-admin.js';
import { BadSetting, readEnv } from '../../platform/env/env.js';
import { createLog } from '../../platform/log/log.js';
import { connectDatabase } from '../database/connect-database.js';

const EXPECTED = [BadSetting, NoFirstAdmin];

try {
  const env = readEnv();
  const [, , email = ''] = process.argv;
  const embedded = env.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: env.dataDir, log: createLog('warn') });
  try {
    const database = await connectDatabase({ databaseUrl: env.directUrl ?? embedded!.url, poolSize: 2 });
    await makeFirstAdmin(database.orm.em, email).finally(() => database.close());
    process.stdout.write(`Admin: ${email}\n`);
  } finally {
    await embedded?.stop();
  }
} catch (error) {
  const { message, stack } = error as Error;
  process.stderr.write(`${EXPECTED.some((kind) => error instanceof kind) ? message : stack}\n`);
  process.exitCode = 1;
}
