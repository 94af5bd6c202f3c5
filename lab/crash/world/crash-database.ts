import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../../packages/embedded-postgres/embedded-postgres.js';
import { createLog } from '../../../server/platform/log/log.js';

/** An empty database for one run. */
export interface CrashDatabase {
  readonly url: string;
  /** Removes it. */
  drop(): Promise<void>;
}

/**
 * A PostgreSQL of its own below `dataDir`, careless of power cuts; with an address, a new database on the server there,
 * so that the server's other databases stay untouched.
 */
export async function createCrashDatabase(dataDir: string, serverUrl: string | null): Promise<CrashDatabase> {
  if (!serverUrl) {
    const { url, stop } = await startEmbeddedPostgres({ dataDir, durable: false, log: createLog('silent') });
    return { url, drop: stop };
  }
  const name = `crash_${randomBytes(6).toString('hex')}`;
  await ask(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => ask(serverUrl, `drop database ${name} with (force)`) };
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
