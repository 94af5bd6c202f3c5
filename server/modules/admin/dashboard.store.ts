import { read } from '../../platform/db/query.js';
import type { ReadPool } from '../../platform/db/replicas/read-pool.js';
import { ALL_TOTALS_SQL } from '../orders/figures/read-figures.store.js';
import { type FullOrder, ORDER_SQL } from '../orders/order.store.js';

export interface DashboardTotals {
  readonly totalOrders: number;
  readonly totalUsers: number;
  readonly revenuePence: number;
  readonly totalProducts: number;
}

/** The four totals of rows that are not deleted; one statement. The revenue is the sum of the ledger. */
export async function readDashboardTotals(pool: ReadPool): Promise<DashboardTotals> {
  const rows = await read<DashboardTotals>(
    pool,
    `select t.count as total_orders, t.revenue_pence,
        (select count(*)::int from users where deleted_at is null) as total_users,
        (select count(*)::int from products where deleted_at is null) as total_products
      from (${ALL_TOTALS_SQL}) t`,
  );
  return rows[0]!;
}

/** The latest orders. */
export async function readLatestOrders(pool: ReadPool, limit: number): Promise<FullOrder[]> {
  const rows = await read<FullOrder>(pool, `${ORDER_SQL} order by o.created_at desc, o.id limit $1`, [limit]);
  return rows;
}
