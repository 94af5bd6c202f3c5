import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { PreparedSetting } from '../../env/database-env.js';
import { BadSetting } from '../../env/settings.js';
import type { Log } from '../../log/log.js';
import { StatementNames } from './statement-names.js';

/** Capabilities of the server at the database address, for requests. */
export interface Access {
  readonly names: StatementNames;
  /** A pooler accepts no time limits from us; they are set there. */
  readonly isPooled: boolean;
}

interface Addresses {
  readonly databaseUrl: string;
  readonly directUrl: string;
}

/**
 * Detects what server is at the address of requests, and whether it can hold prepared statements. Throws BadSetting
 * when it cannot although the setting wants it, and when the only address offers transaction pooling alone.
 */
export async function chooseNames(
  { databaseUrl, directUrl }: Addresses,
  setting: PreparedSetting,
  log: Pick<Log, 'info' | 'warn'>,
): Promise<Access> {
  const pooler = await findPooler(databaseUrl);
  const names = new StatementNames();
  if (setting === 'no') names.turnOff();
  if (!pooler) return { names, isPooled: false };
  if (pooler.isPerTransaction && directUrl === databaseUrl)
    throw new BadSetting(
      'DATABASE_URL leads to a pooler that shares its connections between transactions. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
    );
  if (!pooler.holdsStatements && setting === 'yes')
    throw new BadSetting(
      'DATABASE_PREPARED_STATEMENTS is yes, but the pooler at DATABASE_URL was not seen to hold prepared statements. Leave the setting out, or give PgBouncer 1.21 or newer max_prepared_statements.',
    );
  if (!pooler.holdsStatements) names.turnOff();
  log.info(
    { event: 'database.pooled', perTransaction: pooler.isPerTransaction, preparedStatements: names.isOn },
    names.isOn
      ? 'A connection pooler that holds prepared statements was found'
      : 'A connection pooler was found: statements are not prepared',
  );
  if (!pooler.limitsTime)
    log.warn(
      { event: 'database.no_time_limits' },
      'Behind the pooler PostgreSQL ends no slow statement: give it time limits in its connect_query',
    );
  return { names, isPooled: true };
}

/** The pooler between the server and PostgreSQL, if there is one. */
interface Pooler {
  /** Each transaction may get another connection, so nothing outlasts one: no lock, no LISTEN. */
  readonly isPerTransaction: boolean;
  /** The pooler was seen to find a prepared statement again on another of its connections. */
  readonly holdsStatements: boolean;
  /** Whether PostgreSQL ends a slow statement, a wait for a lock and a silent transaction behind it. */
  readonly limitsTime: boolean;
}

const ANSWER_WITHIN_MS = 2_000;
/** Transactions that occupy the connection we had: poolers hand out the one used last, or each in turn. */
const NEIGHBOURS_MAX = 4;

const LIMITS_SQL = `select pg_backend_pid() as pid, bool_and(setting <> '0') as "limitsTime" from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`;
const PROBE_SQL = 'select pg_backend_pid() + $1::int as pid';

/**
 * Tests the server at an address; null for PostgreSQL itself. A pooler cannot name the process that will serve us,
 * and its claims are not trusted: a statement is prepared, others take that connection, and it is sent again.
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
  // A statement left on a connection by an earlier start would answer for this one.
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
    // The statement is missing, or no connection is left: this pooler is unreliable.
    return { isPerTransaction: true, holdsStatements: false };
  }
}
