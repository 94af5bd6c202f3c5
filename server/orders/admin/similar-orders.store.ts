import { readMeantName } from '../../db/meant-name.store.js';
import type { ReadPool } from '../../db/replicas/read-pool.js';
import { type OrderFilter, orderFilterSql } from './order-filter.js';

/** The name that a search which finds nothing may have meant, among the orders that the rest of the filter lets through. */
export function readMeantCustomer(pool: ReadPool, filter: OrderFilter): Promise<string | null> {
  const { keyed, values } = orderFilterSql({ ...filter, search: '' });
  const orders = {
    ...{ from: 'orders o', open: 'o.deleted_at is null', foundBy: 'o.found_by' },
    ...{ name: "o.customer->>'name'", where: keyed, values },
  };
  return readMeantName(pool, filter.search ?? '', orders);
}
