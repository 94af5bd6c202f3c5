import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../../packages/embedded-postgres/embedded-postgres.js';
import { createLog } from '../../server/platform/log/log.js';
import { type BenchData, writeBenchData } from '../bench/bench-data.js';
import type { Buyer } from '../bench/purchase.js';
import { signInAll } from '../bench/sign-in.js';
import type { CleanUp } from '../crash/clean-up.js';
import { freePort } from '../crash/world/free-port.js';
import { ServerProcess } from '../crash/world/server-process.js';

const PROGRAM = fileURLToPath(new URL('../../bundle/server/main.js', import.meta.url));
const BUYERS = 8;

export interface RunningServer {
  readonly url: string;
  /** SIGTERM; resolves when the process has ended. */
  stop(): Promise<void>;
}

/** A shop on a database of its own, with customers who are signed in. */
export interface Shop {
  readonly url: string;
  readonly databaseUrl: string;
  readonly productId: string;
  readonly buyers: readonly Buyer[];
  /** One more process on the same database. */
  startServer(settings?: NodeJS.ProcessEnv): Promise<RunningServer>;
}

/** Starts PostgreSQL and the built server, without rate limits: all callers have one address. `cleanUp` stops them. */
export async function openShop(cleanUp: CleanUp): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'harbourline-flood-'));
  cleanUp.add(() => rm(dataDir, { recursive: true, force: true }));
  const database = await cleanUp.start(
    startEmbeddedPostgres({ dataDir, durable: false, log: createLog('silent') }),
    ({ stop }) => stop(),
  );
  const startServer = async (settings: NodeJS.ProcessEnv = {}): Promise<RunningServer> => {
    const server = new ServerProcess('the server', await freePort(), PROGRAM, {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '1000000',
      CONNECTIONS_PER_IP: '20000',
      ...settings,
    });
    cleanUp.add(() => server.stop('SIGTERM'));
    await server.start();
    return { url: server.url, stop: () => server.stop('SIGTERM') };
  };
  const first = await startServer();
  const data: BenchData = await writeBenchData(database.url, BUYERS);
  return {
    url: first.url,
    databaseUrl: database.url,
    productId: data.productId,
    buyers: await signInAll(first.url, data),
    startServer,
  };
}
