import type { Pool } from 'pg';
import { currentRequestId } from '../../../platform/log/request-scope.js';
import { type OrderFilter, orderFilterSql } from '../admin/order-filter.js';
import type { ExportFormat } from './export-formats.js';
import { IS_EXPORTED } from './export-rows.js';

interface Taken {
  readonly filter: OrderFilter;
  readonly format: ExportFormat;
  readonly rowsMax: number;
}

/**
 * Audits that a member of staff exports these orders; false, without an entry, when there are more than `rowsMax`. The
 * entry omits the words of the search: they may name a person, and entries are permanent.
 */
export async function writeExportEntry(
  pool: Pool,
  { filter, format, rowsMax }: Taken,
  userId: string,
): Promise<boolean> {
  const { where, values } = orderFilterSql(filter);
  const kept = { ...filter, search: filter.search ? 'not kept' : undefined };
  const place = values.length;
  const { rowCount } = await pool.query(
    `insert into audit_entries (actor_id, action, entity, entity_id, label, before, after, request_id)
      select $${place + 1}::uuid, 'created', 'export', 'orders', $${place + 4}, '{}',
        $${place + 2}::jsonb || jsonb_build_object('orders', count(*)), $${place + 3}::text
        from orders o where ${IS_EXPORTED}${where} having count(*) <= $${place + 5}::bigint`,
    [
      ...values,
      userId,
      JSON.stringify(kept),
      currentRequestId(),
      `Orders as ${format.toUpperCase()}`,
      rowsMax,
    ],
  );
  return rowCount === 1;
}
