import { createHash } from 'node:crypto';
import { read } from '../../db/query.js';
import type { ReadPool } from '../../db/replicas/read-pool.js';
import { containsSql, searchTerms } from '../../shared/search/search-terms.js';
import type { OrderStatus } from '../order.entity.js';
import {
  COUNT_COLUMNS,
  ORDER_SQL,
  type OrderTotals,
  PRICE_SQL,
  REVENUE_OF_SQL,
  type StoredOrder,
  type StoredOrderSummary,
  SUMMARY_COLUMNS,
} from '../order.store.js';

/** Which of a customer's orders; every part left out lets all through. */
export interface MyOrdersFilter {
  readonly status?: OrderStatus;
  /** Words, each of which stands in what an order is found by (orders.schema.ts). */
  readonly search?: string;
  /** The first day they were placed on, in the United Kingdom. */
  readonly placedFrom?: string;
}

export interface MyOrdersPage extends MyOrdersFilter {
  readonly userId: string;
  readonly limit: number;
  readonly offset: number;
}

/** An order as the list of its customer shows it. */
export interface StoredOrderInList extends StoredOrderSummary {
  readonly refundedPence: number;
  readonly reversedPence: number;
  /** The price of the shipment as it is now. */
  readonly pricePence: number;
  /** Of the first invoice; null while there is none. */
  readonly invoiceNumber: string | null;
  /** Messages of the shop that the customer has not read. */
  readonly unreadMessages: number;
}

const LIST_COLUMNS = `${SUMMARY_COLUMNS}, o.refunded_pence, o.reversed_pence,
  ${PRICE_SQL} as price_pence,
  (select l.document_number from ledger_entries l where l.order_id = o.id and l.kind = 'payment'
     order by l.created_at, l.document_number limit 1) as invoice_number,
  (select count(*)::int from messages m where m.order_id = o.id and m.from_staff and m.read_at is null) as unread_messages`;

/** One page of a customer's orders, newest first. */
export function readOrdersOf(pool: ReadPool, page: MyOrdersPage): Promise<StoredOrderInList[]> {
  return readPageOf(
    pool,
    'orders-of-user',
    `select ${LIST_COLUMNS} from orders o where o.deleted_at is null`,
    page,
  );
}

/** The same page of orders with their lines and timelines. */
export function readFullOrdersOf(pool: ReadPool, page: MyOrdersPage): Promise<StoredOrder[]> {
  return readPageOf(pool, 'full-orders-of-user', ORDER_SQL, page);
}

/** Figures over all orders of a customer, and how many of them the filter lets through. */
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

/**
 * The conditions with their values after the customer's id; `parts` distinguishes one text of the statement from
 * another.
 */
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
