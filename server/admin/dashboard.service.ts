import type { Pool } from 'pg';
import type { StoredOrder } from '../orders/order.store.js';
import { requireAdmin, type Viewer } from '../shared/viewer.js';
import { type DashboardTotals, readDashboardTotals, readLatestOrders } from './dashboard.store.js';

export interface DashboardFigures extends DashboardTotals {
  /** Newest first. */
  readonly latestOrders: readonly StoredOrder[];
}

const LATEST_ORDERS = 5;

/** What staff see first. */
export class DashboardService {
  constructor(
    private readonly pool: Pool,
    private readonly viewer: Viewer,
  ) {}

  /** Staff: the totals of the shop, and its latest five orders. Throws UNAUTHENTICATED, FORBIDDEN. */
  async read(): Promise<DashboardFigures> {
    requireAdmin(this.viewer);
    const [totals, latestOrders] = await Promise.all([
      readDashboardTotals(this.pool),
      readLatestOrders(this.pool, LATEST_ORDERS),
    ]);
    return { ...totals, latestOrders };
  }
}
