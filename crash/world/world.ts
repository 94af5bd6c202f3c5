import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Options } from '../options.js';
import { bundleServer } from './bundle-server.js';
import { createCrashDatabase } from './crash-database.js';
import { type Provider, startProvider } from './provider.js';
import { freePort, ServerProcess } from './server-process.js';

/** Everything the harness has running. */
export interface World {
  readonly pool: pg.Pool;
  readonly servers: readonly ServerProcess[];
  readonly provider: Provider;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly jwtSecret: string;
  stop(): Promise<void>;
}

const RECONCILE_EVERY_MS = 500;

/** Starts a database, the provider, and two servers on them. What was started is stopped again when something fails. */
export async function buildWorld(options: Options): Promise<World> {
  const started: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (let undo = started.pop(); undo; undo = started.pop()) await undo();
  };
  try {
    return { ...(await startAll(options, (undo) => started.push(undo))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startAll(
  { databaseUrl, seed, verbose }: Options,
  onStop: (undo: () => Promise<void>) => void,
): Promise<Omit<World, 'stop'>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'harbourline-crash-'));
  onStop(() => rm(dataDir, { recursive: true, force: true }));
  const { url, drop } = await createCrashDatabase(dataDir, databaseUrl);
  onStop(drop);
  const secrets = {
    secretKey: `sk_test_${randomBytes(12).toString('hex')}`,
    publishableKey: 'pk_test_sandbox',
    webhookSecret: `whsec_${randomBytes(12).toString('hex')}`,
    jwtSecret: randomBytes(32).toString('hex'),
  };
  const [port, ...serverPorts] = [await freePort(), await freePort(), await freePort()] as const;
  const serverUrls = serverPorts.map((serverPort) => `http://127.0.0.1:${serverPort}`);
  const provider = await startProvider({ ...secrets, databaseUrl: url, port, serverUrls, seed, verbose });
  onStop(() => provider.stop());
  const program = await bundleServer(dataDir);
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    JWT_SECRET: secrets.jwtSecret,
    STRIPE_SECRET_KEY: secrets.secretKey,
    STRIPE_PUBLISHABLE_KEY: secrets.publishableKey,
    STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
    STRIPE_API_BASE: provider.apiBase,
    RECONCILE_EVERY_MS: String(RECONCILE_EVERY_MS),
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000000',
    CONNECTIONS_PER_IP: '10000',
    NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
  };
  await rehearse(new ServerProcess('rehearsal', serverPorts[0], program, env));
  const servers = serverPorts.map(
    (serverPort, index) => new ServerProcess(`server ${index + 1}`, serverPort, program, env),
  );
  for (const server of servers) {
    onStop(() => server.stop());
    await server.start();
  }
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  onStop(() => pool.end());
  return { ...secrets, pool, servers, provider };
}

/** A first start fills the database, and its orderly end leaves the compiled program behind for the starts to come. */
async function rehearse(server: ServerProcess): Promise<void> {
  await server.start();
  await server.stop('SIGTERM');
}
