import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SandboxFaults } from '../../packages/stripe-sandbox/api/sandbox-faults.js';
import { type RunningServer, startServer } from '../app/start-server.js';
import type { Env } from '../platform/env/env.js';
import type { TransportLimits } from '../platform/limits/transport-limits.js';
import { createLog, type Log } from '../platform/log/log.js';
import { createTestDatabase, type TestDatabase } from './postgres.js';

/** Long enough for any rule about secrets. */
const JWT_SECRET = 'a secret that only the tests know, and nobody else';

/** The server's clock; runs with the real clock from any moment it is set to. */
export class TestClock {
  #offsetMs = 0;

  readonly now = (): Date => new Date(Date.now() + this.#offsetMs);

  /** Sets the current time. */
  set(moment: string): void {
    this.#offsetMs = new Date(moment).getTime() - Date.now();
  }

  /** Returns to the real time. */
  reset(): void {
    this.#offsetMs = 0;
  }
}

export interface TestApp extends RunningServer {
  readonly clock: TestClock;
  readonly env: Env;
  readonly databaseUrl: string;
  /** Stops the server and removes its database and files. */
  stop(): Promise<void>;
}

export interface TestAppOptions {
  readonly faults?: SandboxFaults;
  /** Another server of the same shop, whose database this one uses and leaves alone. */
  readonly beside?: TestApp;
  readonly env?: Partial<Env>;
  /** The server's log; silent without. */
  readonly log?: Log;
  /** Maps the database's address to the server's one; for a proxy between them. */
  readonly databaseVia?: (databaseUrl: string) => Promise<string>;
  /** Maps the database's address to the one for requests; for a pooler. */
  readonly requestsVia?: (databaseUrl: string) => Promise<string>;
  /** Other connection time-outs. */
  readonly transport?: Partial<TransportLimits>;
  /** Multiplies the time before requests are refused: tests run on busy machines. */
  readonly patience?: number;
}

/** The whole server on a port of its own: the seeded shop, demo accounts, the payment sandbox, an adjustable clock. */
export async function startTestApp({
  faults,
  beside,
  env: changes,
  log,
  databaseVia = async (url) => url,
  requestsVia = async (url) => url,
  transport,
  patience = 10,
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'harbourline-app-'));
  const clock = beside?.clock ?? new TestClock();
  const graphql = { explorer: !changes?.production, onlyKnown: false };
  const env = { ...testEnv(dataDir), graphql, ...changes };
  const database: TestDatabase = beside
    ? { url: beside.databaseUrl, drop: async () => {} }
    : await createTestDatabase(env.demoAccounts ? 'shop' : 'empty');
  const directUrl = await databaseVia(database.url);
  const server = await startServer({
    env,
    log: log ?? createLog('silent'),
    databaseUrl: await requestsVia(directUrl),
    directUrl,
    now: clock.now,
    faults,
    transport,
    patience,
  });
  // Until it listens for changes a server caches nothing; tests meet one that has been up for a moment.
  while (server.deps.readCache.version < 0) await pause(5);
  return {
    ...server,
    clock,
    env,
    databaseUrl: database.url,
    async stop() {
      await server.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A server's settings for tests: nothing is read from the environment. */
export function testEnv(dataDir: string): Env {
  return {
    production: false,
    processes: 1,
    port: 0,
    host: '127.0.0.1',
    dataDir,
    databaseUrl: null,
    directUrl: null,
    preparedStatements: true,
    replicas: { urls: [], lagMaxMs: 5_000 },
    storeName: 'Harbourline',
    publicUrl: 'http://localhost',
    webOrigins: [],
    apiUrl: null,
    jwtSecret: JWT_SECRET,
    previousSecrets: [],
    staffFactorRequired: false,
    stripe: {
      sandbox: true,
      secretKey: 'sk_test_sandbox',
      publishableKey: 'pk_test_sandbox',
      webhookSecret: 'whsec_sandbox',
      apiBase: null,
    },
    smtpUrl: null,
    scanner: null,
    uploads: null,
    mailFrom: 'Harbourline <hello@example.com>',
    mailPerSecond: 0,
    webhooksToPrivate: true,
    demoAccounts: true,
    logLevel: 'silent',
    reconcileEveryMs: 60_000,
    observe: { metricsToken: null, tracing: null },
    graphql: { explorer: true, onlyKnown: false },
    trustProxy: false,
    shutdownDelayMs: 0,
    rateLimitFactor: 10_000,
    connectionsPerIp: 10_000,
  };
}
