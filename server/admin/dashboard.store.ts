import type { ReadPool } from '../db/replicas/read-pool.js';
import { ALL_TOTALS_SQL } from '../orders/figures/read-figures.store.js';
import { ORDER_SQL, type StoredOrder } from '../orders/order.store.js';

export interface DashboardTotals {
  readonly totalOrders: number;
  readonly totalUsers: number;
  readonly revenuePence: number;
  readonly totalProducts: number;
}

/** The four totals, of what is not deleted; one statement. The revenue is the sum of the ledger. */
export async function readDashboardTotals(pool: ReadPool): Promise<DashboardTotals> {
  const { rows } = await pool.query<DashboardTotals>(
    `select t.count as "totalOrders", t."revenuePence",
        (select count(*)::int from users where deleted_at is null) as "totalUsers",
        (select count(*)::int from products where deleted_at is null) as "totalProducts"
      from (${ALL_TOTALS_SQL}) t`,
  );
  return rows[0]!;
}

/** The orders booked last. */
export async function readLatestOrders(pool: ReadPool, limit: number): Promise<StoredOrder[]> {
  const { rows } = await pool.query<StoredOrder>(`${ORDER_SQL} order by o.created_at desc, o.id limit $1`, [
    limit,
  ]);
  return rows;
}
