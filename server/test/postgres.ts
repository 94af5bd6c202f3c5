import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { Client } from 'pg';
import { DEMO_ACCOUNTS } from '../../packages/seed/demo-accounts.js';
import { seed, seedDemoAccounts } from '../../packages/seed/seed.js';
import { SANDBOX_SCHEMA_SQL } from '../../packages/stripe-sandbox/sandbox-schema.js';
import { connectDatabase } from '../app/database/connect-database.js';
import type { Database } from '../platform/db/orm.js';
import { migrate } from '../platform/db/schema/migrate.js';

const TEMPLATE_LOCK = 4_620_002;

/** The least that argon2 can do: tests sign in thousands of times, and a hash says what it costs to check. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export interface TestDatabase {
  readonly url: string;
  /** Drops the database and closes its connections. */
  drop(): Promise<void>;
}

/** Template of a new database: `empty` is migrated, `shop` has the seeded shop, demo accounts and queues as well. */
type Template = 'empty' | 'shop';

/** A database of its own, on the PostgreSQL that serves the whole test run. Takes about 0.1 s. */
export async function createTestDatabase(template: Template = 'empty'): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asSuperuser(async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await makeTemplate(client, template);
    await client.query(`create database ${name} owner harbourline template template_${template}`);
  });
  return {
    url: urlOf(name),
    drop: () =>
      asSuperuser(async (client) => {
        await letConnectionsEnd(client, name);
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

/** The first test file that needs the template makes it; its name appears only when it is done. */
async function makeTemplate(client: Client, template: Template): Promise<void> {
  const name = `template_${template}`;
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 1) return;
  await client.query('drop database if exists in_the_making');
  await client.query('create database in_the_making owner harbourline');
  const database = await connectDatabase({ databaseUrl: urlOf('in_the_making'), poolSize: 2 });
  await migrate(database);
  if (template === 'shop') await openShop(database);
  await database.orm.close(true);
  await letConnectionsEnd(client, 'in_the_making');
  await client.query(`alter database in_the_making rename to ${name}`);
}

/** Prepares an empty database as the first start of a server does. */
async function openShop(database: Database): Promise<void> {
  await seed(database, new Date());
  await seedDemoAccounts(database, new Date());
  for (const { email, password } of DEMO_ACCOUNTS) {
    const changed = [email, await hash(password, CHEAP)];
    await database.pool.query('update users set password_hash = $2 where email = $1', changed);
  }
  for (const statement of SANDBOX_SCHEMA_SQL) await database.pool.query(statement);
}

/** A pool that has ended may still be hanging up; cutting it off at that moment would fail the finished test. */
async function letConnectionsEnd(client: Client, name: string): Promise<void> {
  for (let waits = 0; waits < 50; waits += 1) {
    const { rowCount } = await client.query('select 1 from pg_stat_activity where datname = $1 limit 1', [
      name,
    ]);
    if (rowCount === 0) return;
    await sleep(20);
  }
}

async function asSuperuser(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: urlOf('postgres', 'postgres') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(database: string, role = 'harbourline'): string {
  const { TEST_DATABASE_URL } = process.env;
  if (!TEST_DATABASE_URL) throw new Error('No test database: run the tests with "npm test" or jest.');
  const url = new URL(TEST_DATABASE_URL);
  url.username = role;
  url.pathname = `/${database}`;
  return url.href;
}
