import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../db/embedded-postgres.js';
import { bundleServer } from './bundle-server.js';
import type { Options } from './options.js';
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

/** Starts a database, the provider, and two servers on them. */
export async function buildWorld({ databaseUrl, seed, verbose }: Options): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'harbourline-crash-'));
  const embedded = databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir, durable: false, log: { info: () => {} } });
  const url = databaseUrl ?? embedded!.url;
  const secrets = {
    secretKey: `sk_test_${randomBytes(12).toString('hex')}`,
    publishableKey: 'pk_test_sandbox',
    webhookSecret: `whsec_${randomBytes(12).toString('hex')}`,
    jwtSecret: randomBytes(32).toString('hex'),
  };
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const serverUrls = ports.slice(1).map((port) => `http://127.0.0.1:${port}`);
  const provider = await startProvider({
    ...secrets,
    databaseUrl: url,
    port: ports[0],
    serverUrls,
    seed,
    verbose,
  });
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
    NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
  };
  await rehearse(new ServerProcess('rehearsal', ports[1], program, env));
  const servers = ports
    .slice(1)
    .map((port, index) => new ServerProcess(`server ${index + 1}`, port, program, env));
  for (const server of servers) await server.start();
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  return {
    ...secrets,
    pool,
    servers,
    provider,
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      await provider.stop();
      await pool.end();
      await embedded?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A first start fills the database, and its orderly end leaves the compiled program behind for the starts to come. */
async function rehearse(server: ServerProcess): Promise<void> {
  await server.start();
  await server.stop('SIGTERM');
}
