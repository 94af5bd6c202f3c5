/** npm run seed:large: fills a database with a shop of three years, for trials and measuring; never one in use. */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../../packages/embedded-postgres/embedded-postgres.js';
import { LARGE } from '../../../packages/seed/large/scale.js';
import { seedLarge } from '../../../packages/seed/large/seed-large.js';
import { seed, seedDemoAccounts } from '../../../packages/seed/seed.js';
import { migrate } from '../../platform/db/schema/migrate.js';
import { BadSetting, readEnv } from '../../platform/env/env.js';
import { createLog } from '../../platform/log/log.js';
import { connectDatabase } from '../database/connect-database.js';

const { values: options } = parseArgs({
  options: {
    orders: { type: 'string', default: String(LARGE.orders) },
    users: { type: 'string', default: String(LARGE.users) },
    seed: { type: 'string', default: String(LARGE.seed) },
    now: { type: 'string' },
    'add-to-orders': { type: 'boolean', default: false },
  },
});
const now = options.now ? new Date(options.now) : new Date();

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof BadSetting ? error.message : ((error as Error).stack ?? error)}\n`,
  );
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const env = readEnv();
  if (env.production) throw new BadSetting('NODE_ENV is production: test data has no business there.');
  if (!env.stripe.sandbox)
    throw new BadSetting('A Stripe key is set: made-up payments have no business beside real ones.');
  const embedded = env.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: env.dataDir, log: createLog('warn') });
  const databaseUrl = env.databaseUrl ?? embedded!.url;
  try {
    await prepare(databaseUrl, env.demoAccounts);
    await fill(databaseUrl);
  } finally {
    await embedded?.stop();
  }
}

/** Migrates and seeds the database as a start of the server does. */
async function prepare(databaseUrl: string, demoAccounts: boolean): Promise<void> {
  const database = await connectDatabase({ databaseUrl });
  try {
    await migrate(database);
    await seed(database, now);
    if (demoAccounts) await seedDemoAccounts(database, now);
  } finally {
    await database.orm.close(true);
  }
}

async function fill(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const startedAt = performance.now();
  const say = (what: string) => {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(`${seconds.padStart(6)} s  ${what}\n`);
  };
  try {
    const { rows } = await client.query<{ any: boolean }>('select exists (select from orders) as any');
    if (rows[0]?.any && !options['add-to-orders'])
      throw new BadSetting('There are orders already. Choose another database, or say --add-to-orders.');
    const [orders, users, number] = [options.orders, options.users, options.seed].map(readWhole);
    const scale = { ...LARGE, orders: orders!, users: users!, seed: number!, now };
    await seedLarge(client, scale, say);
    say('done');
  } finally {
    await client.end();
  }
}

function readWhole(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new BadSetting(`${text} is not a whole number from 1`);
}
