import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { check } from '../../env/settings.js';
import { isNameLost } from '../../errors/database-faults.js';
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

const ANSWER_WITHIN_MS = 2_000;

const LIMITS_SQL = `select pg_backend_pid() as pid, bool_and(setting <> '0') as "limitsTime" from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`;

/**
 * Detects a pooler at the address of requests. Throws BadSetting when the only address is a pooler's, and when
 * statements are to be prepared and the pooler refuses their names.
 */
export async function chooseStatementNames(
  { databaseUrl, directUrl }: Addresses,
  prepared: boolean,
  log: Pick<Log, 'warn'>,
): Promise<Access> {
  const names = new StatementNames();
  if (!prepared) names.turnOff();
  const [client, neighbour] = [connectionTo(databaseUrl), connectionTo(databaseUrl)];
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number; limitsTime: boolean }>(LIMITS_SQL);
    const { pid, limitsTime } = rows[0]!;
    // A pooler cannot name the process that will serve us.
    if (pid === (client as unknown as { processID: number }).processID) return { names, isPooled: false };
    check(
      directUrl !== databaseUrl,
      'DATABASE_URL leads to a connection pooler. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, or of the pooler in session mode.',
    );
    if (prepared) await sendNamed(client, neighbour);
    if (!limitsTime)
      log.warn(
        { event: 'database.no_time_limits' },
        'Behind the pooler PostgreSQL ends no slow statement: give it time limits in its connect_query',
      );
    return { names, isPooled: true };
  } finally {
    await Promise.all([client, neighbour].map((one) => one.end().catch(() => {})));
  }
}

/** Sends a statement by its name twice, the second time while the connection it was prepared on is likely busy. */
async function sendNamed(client: pg.Client, neighbour: pg.Client): Promise<void> {
  // A statement left on a connection by an earlier start would answer for this one.
  const name = `harbourline-${randomUUID()}`;
  const send = () => client.query({ name, text: 'select 1' });
  try {
    await send();
    await neighbour.connect();
    await neighbour.query('begin');
    await send();
  } catch (error) {
    // A pooler without a free connection refuses no name.
    check(
      !isNameLost(error),
      'The pooler at DATABASE_URL does not hold prepared statements. Set DATABASE_PREPARED_STATEMENTS=no, or give PgBouncer 1.21 or newer max_prepared_statements.',
    );
  }
}

function connectionTo(databaseUrl: string): pg.Client {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    query_timeout: ANSWER_WITHIN_MS,
  });
  client.on('error', () => {});
  return client;
}
