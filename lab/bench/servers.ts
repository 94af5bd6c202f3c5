import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../../packages/embedded-postgres/embedded-postgres.js';
import { createLog } from '../../server/platform/log/log.js';
import { CleanUp } from '../crash/clean-up.js';

/** Signs the tokens of both servers, so that one sign-in serves both. */
const JWT_SECRET = 'a secret that guards nothing but a benchmark';
/** Signs webhooks, the benchmark's own among them. */
export const WEBHOOK_SECRET = 'whsec_of_a_benchmark';

const START_WITHIN_MS = 30_000;

export interface Servers {
  /** The product, built, as its customers use it. */
  readonly product: string;
  /** A server that does the same work on node:http and pg alone. */
  readonly bare: string;
  readonly databaseUrl: string;
  /** Another server process of the product on the same database. */
  startSecond(): Promise<{ readonly url: string; stop(): Promise<void> }>;
}

/**
 * Starts PostgreSQL in a folder of its own, the built product on it and the bare server beside it; `cleanUp` stops them.
 * With `databaseUrl`, on that database.
 */
export async function startServers(cleanUp: CleanUp, databaseUrl?: string): Promise<Servers> {
  const dataDir = await mkdtemp(join(tmpdir(), 'harbourline-bench-'));
  cleanUp.add(() => rm(dataDir, { recursive: true, force: true }));
  const database = databaseUrl
    ? { url: databaseUrl }
    : await cleanUp.start(startEmbeddedPostgres({ dataDir, log: createLog('silent') }), (started) =>
        started.stop(),
      );
  const surroundings = { DATABASE_URL: database.url, DATA_DIR: dataDir, JWT_SECRET };
  const ofProduct = {
    ...surroundings,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    DEMO_ACCOUNTS: '0',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '1000000',
    CONNECTIONS_PER_IP: '10000',
  };
  const stop = (server: { stop(): Promise<void> }) => server.stop();
  const product = await cleanUp.start(start('../../bundle/server/main.js', ofProduct), stop);
  const bare = await cleanUp.start(start('./bare-server.js', surroundings), stop);
  return {
    product: product.url,
    bare: bare.url,
    databaseUrl: database.url,
    startSecond: () => start('../../bundle/server/main.js', ofProduct),
  };
}

/** Options of the engine as in production; the bare server needs no others. */
const ENGINE = ['--max-semi-space-size=8'];
const MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '1048576',
};

async function start(program: string, env: Record<string, string>) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...ENGINE, fileURLToPath(new URL(program, import.meta.url))], {
    env: { PATH: process.env.PATH ?? '', PORT: String(port), ...MEMORY, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(child, url);
  return { url, stop: () => end(child) };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + START_WITHIN_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error(`${child.spawnargs[1]} did not start.`);
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
