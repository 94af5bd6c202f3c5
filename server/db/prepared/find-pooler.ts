import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** What stands between us and PostgreSQL. */
export interface Pooler {
  /** It gives each transaction any of its connections, so nothing outlasts one: no lock, no LISTEN. */
  readonly isPerTransaction: boolean;
  /** It was seen to find a prepared statement again on another of its connections. */
  readonly holdsStatements: boolean;
  /** Whether PostgreSQL ends a slow statement, a wait for a lock and a silent transaction behind it. */
  readonly limitsTime: boolean;
}

const ANSWER_WITHIN_MS = 2_000;
/** Poolers give out the connection used last, or each in turn: so many transactions take the one that we had. */
const NEIGHBOURS_MAX = 4;

const LIMITS_SQL = `select pg_backend_pid() as pid, bool_and(setting <> '0') as "limitsTime" from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`;
const PROBE_SQL = 'select pg_backend_pid() + $1::int as pid';

/**
 * Tries what is at an address; null for PostgreSQL itself. A pooler cannot tell us the process that will serve us, and its
 * own promises are not asked for: a statement is prepared, others take that connection, and the statement is sent again.
 */
export async function findPooler(databaseUrl: string): Promise<Pooler | null> {
  const clients: pg.Client[] = [];
  const connect = async () => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 10_000,
      query_timeout: ANSWER_WITHIN_MS,
    });
    client.on('error', () => {});
    clients.push(client);
    await client.connect();
    return client;
  };
  try {
    const client = await connect();
    const { pid, limitsTime } = (await client.query<{ pid: number; limitsTime: boolean }>(LIMITS_SQL))
      .rows[0]!;
    if (pid === (client as unknown as { processID: number }).processID) return null;
    return { ...(await prepareAndMove(client, connect)), limitsTime };
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}

async function prepareAndMove(
  client: pg.Client,
  connect: () => Promise<pg.Client>,
): Promise<Omit<Pooler, 'limitsTime'>> {
  // One that stayed on a connection from an earlier start would answer for this one.
  const name = `harbourline-${randomUUID()}`;
  const askPrepared = async () =>
    (await client.query<{ pid: number }>({ name, text: PROBE_SQL, values: [0] })).rows[0]!.pid;
  try {
    const before = await askPrepared();
    for (let neighbours = 1; neighbours <= NEIGHBOURS_MAX; neighbours += 1) {
      const neighbour = await connect();
      await neighbour.query('begin');
      const now = (await neighbour.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;
      if (now === before)
        return { isPerTransaction: true, holdsStatements: (await askPrepared()) !== before };
    }
    return { isPerTransaction: false, holdsStatements: false };
  } catch {
    // The statement is not there, or no connection is left: this pooler is not to be relied on.
    return { isPerTransaction: true, holdsStatements: false };
  }
}
