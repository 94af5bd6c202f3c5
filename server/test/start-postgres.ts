import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../packages/embedded-postgres/embedded-postgres.js';
import { createLog } from '../platform/log/log.js';

/** Before the first test file: starts one PostgreSQL for the whole run, in its own folder, without durability. */
export default async function startPostgres(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'harbourline-test-'));
  const database = await startEmbeddedPostgres({ dataDir, durable: false, log: createLog('silent') });
  process.env.TEST_DATABASE_URL = database.url;
  globalThis.testPostgres = { dataDir, stop: database.stop };
}

declare global {
  var testPostgres: { dataDir: string; stop(): Promise<void> };
}
