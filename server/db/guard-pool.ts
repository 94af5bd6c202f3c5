import type { Pool, PoolClient } from 'pg';
import { watchStatements } from './watch-statements.js';

/** A statement that leaves nobody to give the connection back when it fails: see ControlledTransaction of Kysely. */
const ENDS_OR_BEGINS = /^\s*(?:begin|start transaction|rollback(?! to\b))/i;
/** What pg says of a statement that its query_timeout ended. The connection still waits for the answer. */
const NO_ANSWER = 'Query read timeout';

/**
 * No lost connection costs a place of the pool, whoever holds it and whether or not they release it. A connection is
 * dropped when it ends, when a transaction can be neither begun nor rolled back on it, when a statement had no answer
 * in time, and when it is released inside a transaction. Releasing it afterwards does nothing.
 */
export function guardPool(pool: Pool): void {
  const checkedOut = new WeakSet<PoolClient>();
  const drop = (client: PoolClient, reason: Error) => {
    if (!checkedOut.has(client)) return;
    const release = client.release;
    client.release = () => {};
    release(reason);
  };

  pool.on('acquire', (client) => checkedOut.add(client));
  pool.on('release', (_error, client) => {
    checkedOut.delete(client);
    if (client.getTransactionStatus() !== 'I') void client.end();
  });
  pool.on('connect', (client) => {
    client.once('end', () => drop(client, new Error('The connection to the database has ended')));
    watchStatements(client, (text, error) => {
      if (ENDS_OR_BEGINS.test(text) || error.message === NO_ANSWER) drop(client, error);
    });
  });
}
