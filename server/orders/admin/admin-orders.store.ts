import type { ReadPool } from '../../db/replicas/read-pool.js';
import { FOUND_MAX } from '../../shared/api/capped-count.js';
import type { Contact } from '../../shared/contact.js';
import { type FoundTotals, readAllTotals, readTotalsFromFigures } from '../figures/read-figures.store.js';
import {
  ORDER_SQL,
  type OrderTotals,
  REVENUE_OF_SQL,
  REVERSED_SQL,
  type StoredOrder,
  type StoredOrderSummary,
  SUMMARY_COLUMNS,
} from '../order.store.js';
import { type OrderFilter, orderFilterSql } from './order-filter.js';

export const ORDER_SORTS = [
  'newest',
  'oldest',
  'totalDescending',
  'totalAscending',
  'collectionSoonest',
] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Keys of the orders and their tables; orders without a collection date come last of those sorted by it. */
const SORT_SQL: Readonly<Record<OrderSort, string>> = {
  newest: 'o.created_at desc, o.id',
  oldest: 'o.created_at, o.id desc',
  totalDescending: 'o.total_pence desc, o.id',
  totalAscending: 'o.total_pence, o.id desc',
  collectionSoonest: 'o.collection_date, o.created_at desc, o.id',
};

interface Sql {
  readonly text: string;
  readonly values: unknown[];
}

/** An order as the list of staff shows it. */
export interface StoredAdminOrderRow extends StoredOrderSummary {
  readonly userId: string;
  readonly customer: Contact;
  readonly trackingNumber: string | null;
  /** Refunded, without reversals. */
  readonly refundedPence: number;
  readonly reversedPence: number;
  readonly version: number;
  /** Of the first invoice; null while there is none. */
  readonly invoiceNumber: string | null;
  readonly noteCount: number;
}

const ROW_SQL = `select ${SUMMARY_COLUMNS}, o.user_id as "userId", o.customer, o.tracking_number as "trackingNumber",
  o.refunded_pence - ${REVERSED_SQL} as "refundedPence", ${REVERSED_SQL} as "reversedPence", o.version,
  (select l.document_number from ledger_entries l where l.order_id = o.id and l.kind = 'payment'
     order by l.created_at, l.document_number limit 1) as "invoiceNumber",
  (select count(*)::int from order_notes n where n.order_id = o.id) as "noteCount"
  from orders o where o.deleted_at is null`;

/**
 * The statement of one page of orders as a list shows them. Keys alone select them; the rest is read of those,
 * not of all that are passed over.
 */
export function adminOrdersSql(filter: OrderFilter, sort: OrderSort, limit: number, offset: number): Sql {
  const { where, values } = orderFilterSql(filter);
  const [limitAt, offsetAt] = [values.length + 1, values.length + 2];
  return {
    text: `${ROW_SQL} and o.id in (select o.id from orders o where o.deleted_at is null${where}
      order by ${SORT_SQL[sort]} limit $${limitAt} offset $${offsetAt}) order by ${SORT_SQL[sort]}`,
    values: [...values, limit, offset],
  };
}

/** One page of all orders, as a list shows them. */
export async function readAdminOrderRows(
  pool: ReadPool,
  ...page: Parameters<typeof adminOrdersSql>
): Promise<StoredAdminOrderRow[]> {
  return (await pool.query<StoredAdminOrderRow>(adminOrdersSql(...page))).rows;
}

/** The orders with these ids, with lines, timelines and payments, in the order of the ids. */
export async function readAdminOrders(pool: ReadPool, ids: readonly string[]): Promise<StoredOrder[]> {
  const { rows } = await pool.query<StoredOrder>({
    name: 'admin-orders',
    text: `${ORDER_SQL} and o.id = any($1::uuid[]) order by array_position($1::uuid[], o.id)`,
    values: [ids],
  });
  return rows;
}

/** The orders with these ids as a list shows them, in the order of the ids; without those that are none. */
export async function readAdminOrderRowsOf(
  pool: ReadPool,
  ids: readonly string[],
): Promise<StoredAdminOrderRow[]> {
  const { rows } = await pool.query<StoredAdminOrderRow>({
    name: 'admin-order-rows-of',
    text: `${ROW_SQL} and o.id = any($1::uuid[]) order by array_position($1::uuid[], o.id)`,
    values: [ids],
  });
  return rows;
}

/** Figures for staff. */
export interface AdminOrderTotals extends Omit<OrderTotals, 'revenuePence'>, FoundTotals {
  /** Whether `found` stands for more than 1,000: it is counted to one more. */
  readonly isFoundCapped: boolean;
}

/**
 * The statement of how many orders a filter lets through, counted to one more than 1,000, and what they brought in; null
 * where there are more than that.
 */
export function foundTotalsSql(filter: OrderFilter): Sql {
  const { where, values } = orderFilterSql(filter);
  const text = `with those as materialized (select o.id from orders o where o.deleted_at is null${where} limit ${FOUND_MAX + 1}),
    counted as (select count(*)::int as found from those)
    select found, case when found <= ${FOUND_MAX} then ${REVENUE_OF_SQL('select id from those')} end as "revenuePence" from counted`;
  return { text, values };
}

/** How many orders a filter lets through and what they brought in, with counts over all orders; two statements at once. */
export async function readAdminTotals(pool: ReadPool, filter: OrderFilter): Promise<AdminOrderTotals> {
  const [all, ofFilter] = await Promise.all([
    readAllTotals(pool),
    isUnfiltered(filter) ? null : readFoundTotals(pool, filter),
  ]);
  return { ...all, found: all.count, isFoundCapped: false, ...ofFilter };
}

async function readFoundTotals(pool: ReadPool, filter: OrderFilter) {
  const known = await readTotalsFromFigures(pool, filter);
  if (known) return known;
  const { rows } = await pool.query<FoundTotals>(foundTotalsSql(filter));
  return { ...rows[0]!, isFoundCapped: rows[0]!.found > FOUND_MAX };
}

function isUnfiltered(filter: OrderFilter): boolean {
  return orderFilterSql(filter).where === '';
}
