import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';

/** A text that a process has sent this often gets a name; what is rarer is planned each time it is sent. */
const USES_BEFORE_NAME = 5;
/** PostgreSQL holds the plan of each on each connection until that closes, so lists with many filters must not fill it. */
const NAMES_MAX = 200;
const COUNTED_MAX = 500;

/** Which statements PostgreSQL holds prepared under a name, so that it does not read and plan them again. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #uses = new Map<string, number>();
  #isOn = true;

  get isOn(): boolean {
    return this.#isOn;
  }

  /** From now on nothing has a name. */
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

/** The driver takes it in place of a text; a cursor sends itself. */
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
