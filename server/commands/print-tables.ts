import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../embedded-postgres/embedded-postgres.js';
import { connectDatabase } from '../db/orm.js';
import { migrate } from '../db/schema/migrate.js';
import { printTableTypes } from '../db/schema/table-types.js';
import { createLog } from '../shared/log/log.js';

const dataDir = await mkdtemp(join(tmpdir(), 'harbourline-tables-'));
const postgres = await startEmbeddedPostgres({ dataDir, durable: false, log: createLog('silent') });
try {
  const database = await connectDatabase({ databaseUrl: postgres.url, poolSize: 2 });
  await migrate(database);
  process.stdout.write(await printTableTypes(database.pool));
  await database.close();
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true });
}
