import type { PoolClient } from 'pg';
import type { StatementNames } from './statement-names.js';

type Query = (...args: unknown[]) => unknown;

/** What the driver takes in place of a text; a cursor brings its own way of sending itself. */
interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
  readonly submit?: unknown;
}

/**
 * Has a connection send statements with values under our names, also those that a package has named; without values they
 * may be several in one text.
 */
export function nameStatements(client: PoolClient, names: StatementNames): void {
  const query = client.query.bind(client) as Query;
  client.query = ((...[sent, values, ...rest]: unknown[]) => {
    const statement = (typeof sent === 'string' ? { text: sent, values } : sent) as Statement;
    if (statement.submit || !statement.values?.length) return query(sent, values, ...rest);
    const named = { ...statement, name: names.nameOf(statement.text) };
    // A statement that brings its values has nothing in their place.
    return query(named, ...(typeof sent === 'string' ? rest : [values, ...rest]));
  }) as PoolClient['query'];
}

/** Whether a statement failed, before it did anything, because of what was held under its name. */
export function isNameLost(fault: Error & { code?: string }): boolean {
  // Unknown or taken on the connection that a pooler gave; or the columns have changed since it was planned.
  return fault.code === '26000' || fault.code === '42P05' || fault.message.startsWith('cached plan must not');
}
