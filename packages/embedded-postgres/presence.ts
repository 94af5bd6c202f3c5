import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Cluster } from './cluster.js';
import { stopPostmaster } from './postmaster.js';

/** Any number will do as long as nothing else in the database "postgres" locks on it. */
const PRESENCE_LOCK = 4_620_000;
const ROLE = 'harbourline';
const CONNECT_WITHIN_MS = 5_000;
/** Longer than a stop takes, because a stop holds the lock that other processes wait for. */
const ANSWER_WITHIN_MS = 15_000;

/** One process that uses the cluster. */
export interface Presence {
  readonly url: string;
  /** Aborted once PostgreSQL has closed the connection, and the lock is lost with it. */
  readonly lost: AbortSignal;
  /** Releases the lock; the last process to leave stops PostgreSQL. */
  leave(): Promise<void>;
}

/**
 * Connects as one of the cluster's users and makes sure that the shop's role and database exist. Being present is a
 * shared lock, which the database itself takes back from a process that dies. Rejects when the server is going away.
 */
export async function joinCluster(cluster: Cluster, port: number): Promise<Presence> {
  const client = new Client({
    connectionString: address('postgres', 'postgres', cluster.password, port),
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  });
  const lost = new AbortController();
  client.on('error', () => {});
  client.on('end', () => lost.abort());
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK]);
    await createDatabase(client, cluster.password);
  } catch (error) {
    await endClient(client);
    throw error;
  }
  return {
    url: address(ROLE, ROLE, cluster.password, port),
    lost: lost.signal,
    leave: () => leave(cluster, client),
  };
}

async function leave(cluster: Cluster, client: Client): Promise<void> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [PRESENCE_LOCK]);
    if (await isLast(client)) await stopPostmaster(cluster);
  } finally {
    await endClient(client);
  }
}

/** Tries for half a second: PostgreSQL takes a moment to notice that a process has died. */
async function isLast(client: Client): Promise<boolean> {
  for (let tries = 0; tries < 10; tries += 1) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as last', [PRESENCE_LOCK]);
    if (rows[0].last) return true;
    await sleep(50);
  }
  return false;
}

/** A frozen server does not say good-bye; nobody waits for that. */
async function endClient(client: Client): Promise<void> {
  await Promise.race([client.end(), sleep(1_000, undefined, { ref: false })]).catch(() => {});
}

async function createDatabase(client: Client, password: string): Promise<void> {
  if (await exists(client)) return;
  await client.query('select pg_advisory_lock($1)', [PRESENCE_LOCK + 1]);
  if (!(await exists(client))) {
    await client.query(`do $$ begin
      create role ${ROLE} login password '${password}';
    exception when duplicate_object then null; end $$`);
    await client.query(`create database ${ROLE} owner ${ROLE}`);
  }
  await client.query('select pg_advisory_unlock($1)', [PRESENCE_LOCK + 1]);
}

async function exists(client: Client): Promise<boolean> {
  return (await client.query('select 1 from pg_database where datname = $1', [ROLE])).rowCount === 1;
}

function address(role: string, database: string, password: string, port: number): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
}
