import type { ReadPool } from '../../db/replicas/read-pool.js';
import { searchTerms } from '../../shared/search/search-terms.js';
import { mostMeant, slipsSql } from '../../shared/search/slips.js';
import { type OrderFilter, orderFilterSql } from './order-filter.js';

/** So many orders that nearly fit are looked at. */
const SEEN_MAX = 100;

/** The name that a search which finds nothing may have meant, among the orders that the rest of the filter lets through. */
export async function readMeantName(pool: ReadPool, filter: OrderFilter): Promise<string | null> {
  const terms = searchTerms(filter.search ?? '');
  const { keyed, values } = orderFilterSql({ ...filter, search: '' });
  const slips = slipsSql('o.found_by', terms, (value) => `$${values.push(value)}`);
  if (!slips) return null;
  const { rows } = await pool.query<{ name: string }>(
    `select o.customer->>'name' as name from orders o where ${['o.deleted_at is null', ...keyed, ...slips].join(' and ')}
      limit ${SEEN_MAX}`,
    values,
  );
  return mostMeant(
    terms,
    rows.map(({ name }) => name),
  );
}
