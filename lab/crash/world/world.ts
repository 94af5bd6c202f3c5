import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { CleanUp } from '../clean-up.js';
import { disturbCalls } from '../faults/disturb-calls.js';
import { disturbWebhooks } from '../faults/disturb-webhooks.js';
import type { Saboteur } from '../faults/saboteur.js';
import type { Options } from '../options.js';
import { HARNESS, named, PROVIDER } from './application-names.js';
import { freePort } from './free-port.js';
import { startProvider } from './provider.js';
import { startProviderProxy } from './provider-proxy.js';
import { ServerProcess } from './server-process.js';
import { createShopDatabase, type ShopDatabase } from './shop-database.js';

/** Everything the harness has running. */
export interface World {
  readonly database: ShopDatabase;
  readonly pool: pg.Pool;
  readonly servers: readonly ServerProcess[];
  /** Base address of the provider's API as servers and browsers receive it; it leads through the proxy. */
  readonly apiBase: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly jwtSecret: string;
  /** Whom the proxy asks what to do with a request; nobody before this. */
  disturbedBy(saboteur: Saboteur): void;
}

const SERVER = fileURLToPath(new URL('../../../bundle/server/main.js', import.meta.url));
const RECONCILE_EVERY_MS = 500;
/** An answer that is lost with PostgreSQL must not hold the run up; what is asked is asked again. */
const PATIENCE = { connectionTimeoutMillis: 10_000, query_timeout: 30_000 };
/** How long a server that was asked to stop says so before it takes no more connections. */
const SHUTDOWN_DELAY_MS = 500;

/** Starts a database, the provider, and two servers on them; `cleanUp` stops them. */
export async function buildWorld({ databaseUrl, verbose }: Options, cleanUp: CleanUp): Promise<World> {
  const onStop = (undo: () => Promise<void>) => cleanUp.add(undo);
  const folder = await mkdtemp(join(tmpdir(), 'harbourline-crash-'));
  onStop(() => rm(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  const database = await createShopDatabase(dataDir, databaseUrl, onStop);
  const secrets = {
    secretKey: `sk_test_${randomBytes(12).toString('hex')}`,
    publishableKey: 'pk_test_sandbox',
    webhookSecret: `whsec_${randomBytes(12).toString('hex')}`,
    jwtSecret: randomBytes(32).toString('hex'),
  };
  const [port, ...serverPorts] = [await freePort(), await freePort(), await freePort()] as const;
  const serverUrls = serverPorts.map((serverPort) => `http://127.0.0.1:${serverPort}`);
  let saboteur: Saboteur | null = null;
  const proxy = await startProviderProxy(
    { provider: `http://127.0.0.1:${port}`, servers: serverUrls },
    {
      call: disturbCalls(() => saboteur, secrets.secretKey),
      webhook: disturbWebhooks(() => saboteur, secrets.webhookSecret, serverUrls[0]!),
    },
  );
  onStop(() => proxy.stop());
  const apiBase = `${proxy.url}/stripe-sandbox`;
  const env = {
    PATH: process.env.PATH,
    NODE_OPTIONS: `--import=${new URL('./moved-clock.js', import.meta.url)}`,
    DATA_DIR: dataDir,
    ...database.env,
    DEMO_ACCOUNTS: '0',
    JWT_SECRET: secrets.jwtSecret,
    STRIPE_SECRET_KEY: secrets.secretKey,
    STRIPE_PUBLISHABLE_KEY: secrets.publishableKey,
    STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
    STRIPE_API_BASE: apiBase,
    RECONCILE_EVERY_MS: String(RECONCILE_EVERY_MS),
    SHUTDOWN_DELAY_MS: String(SHUTDOWN_DELAY_MS),
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000000',
    CONNECTIONS_PER_IP: '10000',
  };
  await rehearse(new ServerProcess('rehearsal', serverPorts[0], SERVER, env));
  const servers = serverPorts.map(
    (serverPort, index) => new ServerProcess(`server ${index + 1}`, serverPort, SERVER, env),
  );
  for (const server of servers) {
    onStop(() => server.stop());
    await server.start();
  }
  const databaseOfProvider = named(database.url, PROVIDER);
  const provider = await startProvider({
    ...secrets,
    databaseUrl: databaseOfProvider,
    port,
    serverUrls: proxy.serverUrls,
    verbose,
  });
  onStop(() => provider.stop());
  const pool = new pg.Pool({ connectionString: named(database.url, HARNESS), max: 4, ...PATIENCE });
  pool.on('error', () => {});
  onStop(() => pool.end());
  const disturbedBy = (newcomer: Saboteur) => {
    saboteur = newcomer;
  };
  return { ...secrets, database, pool, servers, apiBase, disturbedBy };
}

/** A first start fills the database, and its orderly end leaves the compiled program behind for the starts to come. */
async function rehearse(server: ServerProcess): Promise<void> {
  await server.start();
  await server.stop('SIGTERM');
}
