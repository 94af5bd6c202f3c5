import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';

/** Uses of a text in a process before it gets a name; rarer texts are planned at each use. */
const USES_BEFORE_NAME = 5;
/** PostgreSQL holds each plan on each connection until that closes, so lists with many filters must not fill it. */
const NAMES_MAX = 200;
const COUNTED_MAX = 500;

/** Names under which PostgreSQL holds statements prepared, so that it does not parse and plan them again. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #uses = new Map<string, number>();
  #isOn = true;

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Sends every statement without a name from now on. */
  turnOff(): void {
    this.#isOn = false;
  }

  /** The name under which to send this text, the same in every process; undefined: send it without. */
  nameOf(text: string): string | undefined {
    if (!this.#isOn) return undefined;
    return this.#names.get(text) ?? this.count(text);
  }

  private count(text: string): string | undefined {
    if (this.#names.size >= NAMES_MAX) return undefined;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < USES_BEFORE_NAME) {
      if (this.#uses.size >= COUNTED_MAX) this.#uses.clear();
      this.#uses.set(text, uses);
      return undefined;
    }
    this.#uses.delete(text);
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 16);
    this.#names.set(text, name);
    return name;
  }
}

type Query = (...args: unknown[]) => unknown;

/** The driver accepts it in place of a text; a cursor sends itself. */
interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
  readonly submit?: unknown;
}

/** Makes a connection send statements under a name: their own, or ours once they are frequent. */
export function assignStatementNames(client: PoolClient, names: StatementNames): void {
  const query = client.query.bind(client) as Query;
  client.query = ((...[sent, values, ...rest]: unknown[]) => {
    const statement = (typeof sent === 'string' ? { text: sent, values } : sent) as Statement;
    const name = nameFor(statement, names);
    if (statement.submit || name === statement.name) return query(sent, values, ...rest);
    // A statement with values of its own has none in the arguments.
    return query({ ...statement, name }, ...(typeof sent === 'string' ? rest : [values, ...rest]));
  }) as PoolClient['query'];
}

function nameFor({ name, text, values }: Statement, names: StatementNames): string | undefined {
  if (name) return names.isOn ? name : undefined;
  // A text without values may hold several statements.
  return values?.length ? names.nameOf(text) : undefined;
}
