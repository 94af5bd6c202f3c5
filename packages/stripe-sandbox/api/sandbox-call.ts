import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { FormParams } from './form-encoding.js';
import type { StripeFailure } from './stripe-failure.js';

/** The database of an endpoint: the one transaction that it runs in; for reads alone, any free connection. */
export type Db = Pick<pg.PoolClient, 'query'>;

/** Where an event comes from. The sandbox's own doings (a payment that settles) have no request. */
export interface Origin {
  requestId: string | null;
  idempotencyKey: string | null;
}

/** One request at an endpoint, inside its transaction. */
export interface SandboxCall extends Origin {
  db: Db;
  /** The id in the address; empty where there is none. */
  id: string;
  params: FormParams;
  /** The kind of key: our secret one, or the browser's publishable one, which may read and do little. */
  caller: 'secret' | 'publishable';
}

/** One address of the API. A returned failure keeps what was written, a thrown one undoes it. */
export interface Endpoint {
  method: 'get' | 'post';
  path: string;
  /** The browser may call it with the publishable key. */
  public?: true;
  answer(call: SandboxCall): Promise<object | StripeFailure>;
}

/** "pi_3kB..." in Stripe's form: a prefix and 24 letters and digits. */
export function newId(prefix: string): string {
  const letters = randomBytes(36).toString('base64').replace(/[+/=]/g, '');
  return `${prefix}_${letters.slice(0, 24)}`;
}

/** The database's time in the whole seconds Stripe counts in. */
export const NOW_SECONDS_SQL = 'extract(epoch from now())::integer';

/** The database's time, in the same seconds. */
export async function readNow(db: Db): Promise<Date> {
  const { rows } = await db.query<{ seconds: number }>(`SELECT ${NOW_SECONDS_SQL} AS seconds`);
  return new Date(rows[0]!.seconds * 1000);
}
