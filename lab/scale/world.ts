import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeBenchData, writeStaff } from '../bench/bench-data.js';
import type { Buyer } from '../bench/purchase.js';
import { signIn, signInAll } from '../bench/sign-in.js';
import type { CleanUp } from '../crash/clean-up.js';
import { freePort } from '../crash/world/free-port.js';
import { ServerProcess } from '../crash/world/server-process.js';
import { startCaddy } from './caddy.js';
import { type Clusters, startClusters } from './clusters.js';
import { PgBouncer } from './pgbouncer.js';

const PROGRAM = fileURLToPath(new URL('../../bundle/server/main.js', import.meta.url));
const BUYERS = 4;

/** A shop as it runs on several machines, all of them this one. */
export interface World {
  /** Caddy's, over HTTPS. */
  readonly url: string;
  readonly servers: readonly [ServerProcess, ServerProcess];
  readonly clusters: Clusters;
  readonly pgbouncer: PgBouncer;
  readonly productId: string;
  readonly buyers: readonly Buyer[];
  readonly staff: Buyer;
  /** Starts another server of `processes` processes, unknown to Caddy. */
  startServer(processes: number): Promise<ServerProcess>;
}

/** Starts primary and replica, PgBouncer, two servers and Caddy in a folder of their own; `cleanUp` stops and removes them. */
export async function startWorld(cleanUp: CleanUp): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'harbourline-scale-'));
  cleanUp.add(() => rm(folder, { recursive: true, force: true }));
  // PostgreSQL and PgBouncer run as another user when root starts them.
  await chmod(folder, 0o755);
  console.log('starting primary and replica ...');
  const clusters = await startClusters(folder, (undo) => cleanUp.add(undo));
  const pgbouncer = await cleanUp.start(
    PgBouncer.start(folder, await freePort(), {
      primary: clusters.primary.url,
      replica: clusters.replica.url,
    }),
    (started) => started.stop(),
  );
  const startServer = async (processes: number) => {
    const server = new ServerProcess(`server of ${processes}`, await freePort(), PROGRAM, {
      ...{ PATH: process.env.PATH, DATA_DIR: folder, PROCESSES: String(processes), DEMO_ACCOUNTS: '0' },
      ...pgbouncer.env,
      ...{ RATE_LIMIT_FACTOR: '1000000', CONNECTIONS_PER_IP: '10000', LOG_LEVEL: 'error' },
      ...{ TRUST_PROXY: '1', RECONCILE_EVERY_MS: '1000' },
    });
    cleanUp.add(() => server.stop('SIGTERM'));
    await server.start();
    return server;
  };
  console.log('starting two servers and Caddy ...');
  const servers = [await startServer(1), await startServer(1)] as const;
  const [port, httpPort] = [await freePort(), await freePort()];
  const places = servers.map((server) => `127.0.0.1:${server.port}`);
  const { url } = await cleanUp.start(startCaddy(folder, { port, httpPort, servers: places }), ({ child }) =>
    child.stop(),
  );
  const data = await writeBenchData(clusters.primary.url, BUYERS);
  const staff = await signIn(url, await writeStaff(clusters.primary.url));
  const buyers = await signInAll(url, data);
  return { url, servers, clusters, pgbouncer, productId: data.productId, buyers, staff, startServer };
}
