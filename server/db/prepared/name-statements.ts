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

/** Has a connection send statements under a name: the one that they bring, or ours once they are sent often. */
export function nameStatements(client: PoolClient, names: StatementNames): void {
  const query = client.query.bind(client) as Query;
  client.query = ((...[sent, values, ...rest]: unknown[]) => {
    const statement = (typeof sent === 'string' ? { text: sent, values } : sent) as Statement;
    const name = nameFor(statement, names);
    if (statement.submit || name === statement.name) return query(sent, values, ...rest);
    // A statement that brings its values has nothing in their place.
    return query({ ...statement, name }, ...(typeof sent === 'string' ? rest : [values, ...rest]));
  }) as PoolClient['query'];
}

function nameFor({ name, text, values }: Statement, names: StatementNames): string | undefined {
  if (name) return names.isOn ? name : undefined;
  // Without values they may be several in one text.
  return values?.length ? names.nameOf(text) : undefined;
}
