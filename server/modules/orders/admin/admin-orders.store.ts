import { FOUND_MAX } from '../../../platform/api/pagination.js';
import { findPage, type PageSearch } from '../../../platform/db/find-page.store.js';
import { read } from '../../../platform/db/query.js';
import type { ReadPool } from '../../../platform/db/replicas/read-pool.js';
import { suggestName } from '../../../platform/search/suggest-name.store.js';
import { type FoundTotals, readAllTotals, readTotalsFromFigures } from '../figures/read-figures.store.js';
import {
  type FullOrder,
  ORDER_SQL,
  type OrderRow,
  type OrderTotals,
  REVENUE_OF_SQL,
  ROW_SQL,
} from '../order.store.js';
import { type OrderFilter, type OrderSort, orderFilterSql } from './order-filter.js';

/** Sort keys of each order of the list; `collectionSoonest` puts orders without a collection date last. */
const SORT_SQL: Readonly<Record<OrderSort, string>> = {
  newest: 'o.created_at desc, o.id',
  oldest: 'o.created_at, o.id desc',
  totalDescending: 'o.price_pence desc, o.id',
  totalAscending: 'o.price_pence, o.id desc',
  collectionSoonest: 'o.collection_date, o.created_at desc, o.id',
};

type PageParams = [filter: OrderFilter, sort: OrderSort, limit: number, offset: number];

interface Sql {
  readonly text: string;
  readonly values: unknown[];
}

/** The same sort keys in reverse. */
const REVERSE_SQL: Readonly<Record<OrderSort, string>> = {
  newest: SORT_SQL.oldest,
  oldest: SORT_SQL.newest,
  totalDescending: SORT_SQL.totalAscending,
  totalAscending: SORT_SQL.totalDescending,
  collectionSoonest: 'o.collection_date desc, o.created_at, o.id desc',
};

/**
 * The statement of one page of orders as a list shows them. A subquery selects only ids, so skipped orders are not read
 * in full. With `total`, pages of the second half are read from the end.
 */
export function adminOrdersSql(
  filter: OrderFilter,
  sort: OrderSort,
  limit: number,
  offset: number,
  total = Number.POSITIVE_INFINITY,
): Sql {
  const { where, values } = orderFilterSql(filter);
  const [limitAt, offsetAt] = [values.length + 1, values.length + 2];
  const left = Math.max(0, total - offset);
  const isNearEnd = left < offset;
  const range = isNearEnd ? [Math.min(limit, left), Math.max(0, left - limit)] : [limit, offset];
  return {
    text: `${ROW_SQL} and o.id in (select o.id from orders o where o.deleted_at is null${where}
      order by ${(isNearEnd ? REVERSE_SQL : SORT_SQL)[sort]} limit $${limitAt} offset $${offsetAt}) order by ${SORT_SQL[sort]}`,
    values: [...values, ...range],
  };
}

/** One page of all orders, as a list shows them. */
async function readAdminOrderRows(
  pool: ReadPool,
  ...page: Parameters<typeof adminOrdersSql>
): Promise<OrderRow[]> {
  return await read<OrderRow>(pool, adminOrdersSql(...page));
}

/** The orders with these ids, with lines, timelines and payments, in the order of the ids. */
export async function readAdminOrders(pool: ReadPool, ids: readonly string[]): Promise<FullOrder[]> {
  const rows = await read<FullOrder>(pool, {
    name: 'admin-orders',
    text: `${ORDER_SQL} and o.id = any($1::uuid[]) order by array_position($1::uuid[], o.id)`,
    values: [ids],
  });
  return rows;
}

/** Rows of the orders with these ids, as a list shows them, in the order of the ids; unknown ids are left out. */
export async function readAdminOrderRowsOf(pool: ReadPool, ids: readonly string[]): Promise<OrderRow[]> {
  const rows = await read<OrderRow>(pool, {
    name: 'admin-order-rows-of',
    text: `${ROW_SQL} and o.id = any($1::uuid[]) order by array_position($1::uuid[], o.id)`,
    values: [ids],
  });
  return rows;
}

/** Totals for staff. */
export interface AdminOrderTotals extends Omit<OrderTotals, 'revenuePence'>, FoundTotals {
  /** Whether the search found more orders than it counted in `found`. */
  readonly isFoundCapped: boolean;
}

export interface AdminOrderPage {
  readonly rows: readonly OrderRow[];
  readonly totals: AdminOrderTotals;
}

/** One page of the orders that a filter lets through, their number and revenue, and counts over all orders. */
export async function readAdminOrderPage(pool: ReadPool, ...page: PageParams): Promise<AdminOrderPage> {
  const [filter] = page;
  const all = readAllTotals(pool);
  const isUnfiltered = orderFilterSql(filter).where === '';
  const known = isUnfiltered ? all.then(foundIn) : readTotalsFromFigures(pool, filter);
  const [totals, found] = await Promise.all([
    all,
    known ? readKnownPage(pool, page, known) : findOrders(pool, ...page),
  ]);
  return { rows: found.rows, totals: { ...totals, isFoundCapped: false, ...found.totals } };
}

const foundIn = ({ count, revenuePence }: OrderTotals): FoundTotals => ({ found: count, revenuePence });

/** From this offset on, the page query waits for the total, so that it can read late pages from the end. */
const FAR = 10_000;

async function readKnownPage(pool: ReadPool, page: PageParams, known: Promise<FoundTotals>) {
  const [, , , offset] = page;
  const total = offset < FAR ? undefined : (await known).found;
  const [rows, totals] = await Promise.all([readAdminOrderRows(pool, ...page, total), known]);
  return { rows, totals };
}

/** Finds the page by searching `orders` itself: for filters that the stored figures do not cover. */
async function findOrders(pool: ReadPool, ...[filter, sort, limit, offset]: PageParams) {
  const { ids, total, isCapped, sum } = await findPage(pool, orderSearch(filter, sort), { limit, offset });
  const totals = { found: total, revenuePence: sum, isFoundCapped: isCapped };
  return { rows: await readAdminOrderRowsOf(pool, ids), totals };
}

/** The search over `orders` for a filter; its `sum` is the revenue of the orders found. */
export function orderSearch(filter: OrderFilter, sort: OrderSort): PageSearch {
  const { keyed, words, values } = orderFilterSql(filter);
  return {
    ...{ table: 'orders', alias: 'o', values },
    keyed: ['o.deleted_at is null', ...keyed],
    words,
    order: SORT_SQL[sort],
    columns: ['id', 'created_at', 'collection_date', 'price_pence'],
    most: FOUND_MAX,
    sum: REVENUE_OF_SQL('select id from found'),
  };
}

/** A customer's name close to a search that finds nothing, among the orders that the rest of the filter lets through. */
export function suggestCustomerName(pool: ReadPool, filter: OrderFilter): Promise<string | null> {
  const { keyed, values } = orderFilterSql({ ...filter, search: '' });
  const orders = {
    ...{ from: 'orders o', open: 'o.deleted_at is null', foundBy: 'o.found_by' },
    ...{ name: "o.customer->>'name'", where: keyed, values },
  };
  return suggestName(pool, filter.search ?? '', orders);
}
