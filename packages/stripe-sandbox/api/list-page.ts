import type Stripe from 'stripe';
import type { FormParams } from './form-encoding.js';
import { level, text, wholeNumber } from './read-params.js';
import type { Db } from './sandbox-call.js';
import { missing, wrongParam } from './stripe-failure.js';

/** The parameters of every list. */
export const LIST_PARAMS = ['created', 'limit', 'starting_after', 'ending_before'];

const BOUNDS = { gt: '>', gte: '>=', lt: '<', lte: '<=' };

/**
 * One page of a table, newest first, with Stripe's cursors and bounds on `created`.
 * `filters` are columns that must have a value, or one of several; null ones do not count. `condition` is further SQL, trusted.
 */
export async function listPage<Row, Item>(
  db: Db,
  params: FormParams,
  list: {
    table: string;
    url: string;
    filters: Record<string, string | string[] | null>;
    condition?: string;
    toObject(row: Row): Item;
  },
): Promise<Stripe.ApiList<Item>> {
  const limit = wholeNumber(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100) throw wrongParam('limit', undefined, 'Limit must be from 1 to 100.');

  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = [list.condition ?? 'true', ...createdBounds(params, bind)];
  for (const [column, value] of Object.entries(list.filters))
    if (Array.isArray(value)) conditions.push(`${column} = ANY(${bind(value)})`);
    else if (value !== null) conditions.push(`${column} = ${bind(value)}`);

  const after = text(params, 'starting_after');
  const before = text(params, 'ending_before');
  if (after) conditions.push(`seq < ${bind(await position(db, list.table, after, 'starting_after'))}`);
  if (before) conditions.push(`seq > ${bind(await position(db, list.table, before, 'ending_before'))}`);

  const { rows } = await db.query(
    `SELECT * FROM stripe_sandbox.${list.table} WHERE ${conditions.join(' AND ')}
      ORDER BY seq ${before ? 'ASC' : 'DESC'} LIMIT ${limit + 1}`,
    values,
  );
  const page = rows.slice(0, limit);
  if (before) page.reverse();
  return { object: 'list', url: list.url, has_more: rows.length > limit, data: page.map(list.toObject) };
}

/** `created=5`, or any of `created[gt]`, `[gte]`, `[lt]`, `[lte]`, in seconds. */
function createdBounds(params: FormParams, bind: (value: unknown) => string): string[] {
  if (typeof params.created === 'string') return [`created = ${bind(wholeNumber(params, 'created'))}`];
  const bounds = level(params, 'created') ?? {};
  return Object.entries(BOUNDS)
    .filter(([name]) => name in bounds)
    .map(([name, sign]) => `created ${sign} ${bind(wholeNumber(bounds, name))}`);
}

async function position(db: Db, table: string, id: string, param: string): Promise<string> {
  const { rows } = await db.query<{ seq: string }>(`SELECT seq FROM stripe_sandbox.${table} WHERE id = $1`, [
    id,
  ]);
  if (rows[0]) return rows[0].seq;
  throw missing(table, id, param);
}
