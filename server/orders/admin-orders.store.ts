import type { Pool } from 'pg';
import type { OrderStatus, PaymentStatus } from './order.entity.js';
import { ORDER_SQL, type OrderTotals, type StoredOrder, TOTALS_COLUMNS } from './order.store.js';

export const ORDER_SORTS = ['newest', 'oldest', 'totalDescending', 'totalAscending'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Which orders; every part left out lets all through. */
export interface OrderFilter {
  readonly status?: OrderStatus;
  readonly paymentStatus?: PaymentStatus;
  /** Words, each of which stands in number, customer, cities or tracking number, in any case. */
  readonly search?: string;
}

const SORT_SQL: Readonly<Record<OrderSort, string>> = {
  newest: 'o.created_at desc, o.id',
  oldest: 'o.created_at, o.id desc',
  totalDescending: 'o.total_pence desc, o.id',
  totalAscending: 'o.total_pence, o.id desc',
};

/** What orders are searched by; the key in the migration `orders-admin` says the same. */
const FOUND_BY = `lower(o.number || ' ' || (o.customer->>'name') || ' ' || (o.customer->>'email') || ' ' || o.from_city || ' '
  || o.to_city || ' ' || coalesce(o.tracking_number, ''))`;

interface Sql {
  readonly text: string;
  readonly values: unknown[];
}

/** The statement of one page of orders, with lines and timelines. */
export function adminOrdersSql(filter: OrderFilter, sort: OrderSort, limit: number, offset: number): Sql {
  const { where, values } = whereOf(filter);
  const [limitAt, offsetAt] = [values.length + 1, values.length + 2];
  return {
    text: `${ORDER_SQL}${where} order by ${SORT_SQL[sort]} limit $${limitAt} offset $${offsetAt}`,
    values: [...values, limit, offset],
  };
}

/** One page of all orders. */
export async function readAdminOrders(
  pool: Pool,
  ...page: Parameters<typeof adminOrdersSql>
): Promise<StoredOrder[]> {
  return (await pool.query<StoredOrder>(adminOrdersSql(...page))).rows;
}

/** The statement of how many orders a filter lets through, with the figures over all orders. */
export function adminTotalsSql(filter: OrderFilter): Sql {
  const { where, values } = whereOf(filter);
  const found = where
    ? `(select count(*)::int from orders o where o.deleted_at is null${where})`
    : 'count(*)::int';
  const text = `select ${TOTALS_COLUMNS}, ${found} as found from orders o where o.deleted_at is null`;
  return { text, values };
}

/** How many orders a filter lets through, and the figures over all orders. */
export async function readAdminTotals(
  pool: Pool,
  filter: OrderFilter,
): Promise<OrderTotals & { readonly found: number }> {
  return (await pool.query<OrderTotals & { found: number }>(adminTotalsSql(filter))).rows[0]!;
}

function whereOf({ status, paymentStatus, search }: OrderFilter): { where: string; values: unknown[] } {
  const clauses: string[] = [];
  const values: unknown[] = [];
  const add = (clause: (placeholder: string) => string, value: string) => {
    values.push(value);
    clauses.push(` and ${clause(`$${values.length}`)}`);
  };
  if (status) add((p) => `o.status = ${p}`, status);
  if (paymentStatus) add((p) => `o.payment_status = ${p}`, paymentStatus);
  for (const word of search?.split(/\s+/).filter(Boolean) ?? [])
    add((p) => `${FOUND_BY} like lower(${p})`, `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return { where: clauses.join(''), values };
}
