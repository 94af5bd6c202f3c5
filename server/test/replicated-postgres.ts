import { execFile } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findBinaries } from '../../packages/embedded-postgres/binaries.js';
import { type Cluster, openCluster } from '../../packages/embedded-postgres/cluster.js';
import { chooseOperatingUser } from '../../packages/embedded-postgres/operating-user.js';
import { startPostmaster, stopPostmaster } from '../../packages/embedded-postgres/postmaster.js';
import { joinCluster } from '../../packages/embedded-postgres/presence.js';

const execute = promisify(execFile);

/** One of two servers, on a fixed port. */
export interface ReplicatedServer {
  /** Address of the role and database "harbourline". */
  readonly url: string;
  /** Sends a statement as superuser. */
  command(text: string): Promise<void>;
  /** Ends the server like a power cut. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** The server's log; that of the replica has every statement. */
  log(): Promise<string>;
}

export interface ReplicatedPostgres {
  readonly primary: ReplicatedServer;
  /** Streams from the primary. */
  readonly replica: ReplicatedServer;
  /** Ends both and removes their files. */
  stop(): Promise<void>;
}

/** Two PostgreSQL servers with empty databases: a primary and its streaming replica. Takes two seconds. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'harbourline-replicated-'));
  const [one, two] = [join(folder, 'primary'), join(folder, 'replica')];
  for (const dataDir of [one, two]) await mkdir(dataDir);
  const binaries = await findBinaries();
  const user = await chooseOperatingUser([one, two, dirname(binaries.postgres)]);
  const made = await openCluster(one, user, binaries, false);
  // Creates role and database, and stops PostgreSQL: a stopped cluster can be copied.
  await (await joinCluster(made, await startPostmaster(made))).leave();
  const copy = { ...made, folder: join(two, 'postgres') };
  await execute('cp', ['-a', made.folder, copy.folder]);
  await rm(join(copy.folder, 'postmaster.opts'), { force: true });

  const primary = await startServer(made);
  const { port } = new URL(primary.url);
  const source = `host=127.0.0.1 port=${port} user=postgres password=${made.password}`;
  const settings = `primary_conninfo = '${source}'\nlog_statement = all\n`;
  await appendFile(join(copy.folder, 'postgresql.auto.conf'), settings);
  await writeFile(join(copy.folder, 'standby.signal'), '');
  const replica = await startServer(copy);
  return {
    primary,
    replica,
    async stop() {
      for (const { kill } of [replica, primary]) await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startServer(cluster: Cluster): Promise<ReplicatedServer> {
  const port = await startPostmaster(cluster);
  const address = (role: string, database: string) =>
    `postgres://${role}:${cluster.password}@127.0.0.1:${port}/${database}`;
  return {
    url: address('harbourline', 'harbourline'),
    async command(text) {
      const client = new Client({ connectionString: address('postgres', 'postgres') });
      await client.connect();
      await client.query(text).finally(() => client.end());
    },
    kill: () => stopPostmaster(cluster, 'immediate'),
    async start() {
      await startPostmaster(cluster, port);
    },
    log: () => readFile(join(cluster.folder, 'server.log'), 'utf8'),
  };
}
