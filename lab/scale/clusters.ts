import { execFileSync } from 'node:child_process';
import { appendFile, chown, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { OwnCluster } from '../crash/world/own-cluster.js';

const REPLICA = 'replica';
const STREAMING_WITHIN_MS = 30_000;

/** A primary, and a replica that has every transaction before its commit is confirmed. */
export interface Clusters {
  readonly primary: OwnCluster;
  readonly replica: OwnCluster;
}

/** Makes both below a folder and starts them; the replica begins as a copy of the primary at rest. */
export async function startClusters(
  folder: string,
  add: (undo: () => Promise<void>) => void,
): Promise<Clusters> {
  const [first, second] = [join(folder, 'primary'), join(folder, REPLICA)];
  await Promise.all([mkdir(first), mkdir(second)]);
  const primary = await OwnCluster.create(first, null);
  add(() => primary.stop());
  await createDatabase(primary);
  execFileSync('cp', ['-a', join(first, 'postgres'), join(second, 'postgres')]);
  await appendFile(join(first, 'postgres/postgresql.conf'), `synchronous_standby_names = '${REPLICA}'\n`);
  const { port, password } = new URL(primary.url);
  const source = `host=127.0.0.1 port=${port} user=postgres password=${password} application_name=${REPLICA}`;
  await appendFile(join(second, 'postgres/postgresql.conf'), `primary_conninfo = '${source}'\n`);
  const signal = join(second, 'postgres/standby.signal');
  await writeFile(signal, '');
  const { uid, gid } = await stat(join(second, 'postgres'));
  await chown(signal, uid, gid);
  await primary.start();
  const replica = await OwnCluster.create(second, null);
  add(() => replica.stop());
  await replica.start();
  await untilStreaming(primary.url);
  return { primary, replica };
}

/** Makes a replica the primary; resolves when it takes changes. */
export async function promote(replica: OwnCluster): Promise<void> {
  await askOwner(replica.url, 'select pg_promote()');
}

/** The shop's role and its empty database. */
async function createDatabase(primary: OwnCluster): Promise<void> {
  const { password } = new URL(primary.url);
  await primary.start();
  await askOwner(primary.url, `create role harbourline login password '${password}'`);
  await askOwner(primary.url, 'create database harbourline owner harbourline');
  await primary.stop();
}

async function untilStreaming(url: string): Promise<void> {
  const until = performance.now() + STREAMING_WITHIN_MS;
  for (; performance.now() < until; await wait(100)) {
    const rows = await askOwner(url, "select 1 from pg_stat_replication where sync_state = 'sync'");
    if (rows.length > 0) return;
  }
  throw new Error('The replica does not stream from the primary.');
}

/** Asks as the owner of a cluster. */
async function askOwner(url: string, statement: string): Promise<unknown[]> {
  const owner = Object.assign(new URL(url), { username: 'postgres', pathname: '/postgres' });
  const client = new pg.Client({ connectionString: owner.href });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
