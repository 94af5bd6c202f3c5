import { createHash } from 'node:crypto';
import { read } from '../../../platform/db/query.js';
import type { ReadPool } from '../../../platform/db/replicas/read-pool.js';
import { containsSql, searchTerms } from '../../../platform/search/search-terms.js';
import type { OrderStatus } from '../order.entity.js';
import {
  COUNT_COLUMNS,
  type FullOrder,
  ORDER_SQL,
  type OrderRow,
  type OrderTotals,
  REVENUE_OF_SQL,
  ROW_SQL,
} from '../order.store.js';

/** Conditions on a customer's orders; a condition left out lets all through. */
export interface MyOrdersFilter {
  readonly status?: OrderStatus;
  /** Words, each of which must occur in the order's search text (orders.schema.ts). */
  readonly search?: string;
  /** The first booking day, in the United Kingdom. */
  readonly placedFrom?: string;
}

export interface MyOrdersPage extends MyOrdersFilter {
  readonly userId: string;
  readonly limit: number;
  readonly offset: number;
}

/** One page of a customer's orders, newest first. */
export function readOrdersOf(pool: ReadPool, page: MyOrdersPage): Promise<OrderRow[]> {
  return readPageOf(pool, 'orders-of-user', ROW_SQL, page);
}

/** The same page of orders with their lines and timelines. */
export function readFullOrdersOf(pool: ReadPool, page: MyOrdersPage): Promise<FullOrder[]> {
  return readPageOf(pool, 'full-orders-of-user', ORDER_SQL, page);
}

/** Totals over all orders of a customer, and how many the filter lets through. */
export async function readTotalsOf(
  pool: ReadPool,
  userId: string,
  filter: MyOrdersFilter,
): Promise<OrderTotals & { readonly found: number }> {
  const { where, values, parts } = whereOf(userId, filter);
  const rows = await read<OrderTotals & { found: number }>(pool, {
    name: `order-totals-of-user${parts}`,
    text: `select ${COUNT_COLUMNS}, ${REVENUE_OF_SQL('select own.id from orders own where own.user_id = $1 and own.deleted_at is null')} as revenue_pence,
        (count(*) filter (where true${where}))::int as found
      from orders o where o.deleted_at is null and o.user_id = $1`,
    values,
  });
  return rows[0]!;
}

async function readPageOf<T extends object>(
  pool: ReadPool,
  name: string,
  select: string,
  { userId, limit, offset, ...filter }: MyOrdersPage,
): Promise<T[]> {
  const { where, values, parts } = whereOf(userId, filter);
  const rows = await read<T>(pool, {
    name: name + parts,
    text: `${select} and o.user_id = $1${where} order by o.created_at desc, o.id limit $${values.length + 1} offset $${values.length + 2}`,
    values: [...values, limit, offset],
  });
  return rows;
}

/** The conditions with their values, which follow the customer's id; `parts` distinguishes the statements by name. */
function whereOf(userId: string, { status, search, placedFrom }: MyOrdersFilter) {
  const clauses: string[] = [];
  const values: unknown[] = [userId];
  let parts = '';
  const add = (part: string, clause: (placeholder: string) => string, value: unknown) => {
    values.push(value);
    clauses.push(` and ${clause(`$${values.length}`)}`);
    parts += `-${part}`;
  };
  if (status) add('status', (p) => `o.status = ${p}`, status);
  if (placedFrom)
    add('from', (p) => `o.created_at >= ${p}::date::timestamp at time zone 'Europe/London'`, placedFrom);
  const found = containsSql('o.found_by', searchTerms(search ?? ''), (key) => `$${values.push(key)}`);
  clauses.push(...found.map((clause) => ` and ${clause}`));
  if (found.length > 0)
    parts += `-words-${createHash('sha256').update(found.join()).digest('base64url').slice(0, 16)}`;
  return { where: clauses.join(''), values, parts };
}
