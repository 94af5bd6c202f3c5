import type { Client, Connection, Submittable } from 'pg';
import { propertyOf } from '../../platform/db/query.js';

/** PostgreSQL's description of a statement, without running it. */
export interface Described {
  /** Number of parameters. */
  readonly values: number;
  /** Columns by property name. */
  readonly columns: ReadonlyMap<string, 'number' | 'string' | 'boolean' | null>;
}

/** The driver's type for the number of a type in PostgreSQL. Documents and lists are not compared. */
const KINDS: ReadonlyMap<number, 'number' | 'boolean' | null> = new Map([
  ...[21, 23, 26, 700, 701].map((type) => [type, 'number'] as const),
  [16, 'boolean'],
  ...[114, 3802, 1009, 2951, 1007].map((type) => [type, null] as const),
]);

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

/** Throws PostgreSQL's refusal of the statement. */
export function describeStatement(client: Client, text: string): Promise<Described> {
  const { promise, resolve, reject } = Promise.withResolvers<Described>();
  let fields: readonly Field[] = [];
  let values = 0;
  const asked = {
    submit(connection: Connection) {
      connection.once('parameterDescription', ({ parameterCount }: { parameterCount: number }) => {
        values = parameterCount;
      });
      connection.parse({ name: '', text, types: [] }, true);
      connection.describe({ type: 'S', name: '' }, true);
      connection.sync();
    },
    handleRowDescription(message: { fields: readonly Field[] }) {
      fields = message.fields;
    },
    handleError: reject,
    handleReadyForQuery() {
      const columns = new Map(
        fields.map(({ name, dataTypeID }) => [propertyOf(name), kindOf(dataTypeID)] as const),
      );
      resolve({ values, columns });
    },
  };
  client.query(asked as unknown as Submittable);
  return promise;
}

function kindOf(type: number): 'number' | 'string' | 'boolean' | null {
  const kind = KINDS.get(type);
  return kind === undefined ? 'string' : kind;
}
