import type { Pool } from 'pg';
import { currentRequestId } from '../../shared/request-scope.js';
import { type OrderFilter, orderFilterSql } from '../admin/order-filter.js';

/**
 * Writes down in the audit log that somebody of staff takes these orders away. Words that were searched for may name a
 * person, and entries stay for good.
 */
export async function writeExportEntry(pool: Pool, filter: OrderFilter, userId: string): Promise<void> {
  const { where, values } = orderFilterSql(filter);
  const kept = { ...filter, search: filter.search ? 'not kept' : undefined };
  const place = values.length;
  await pool.query(
    `insert into audit_entries (actor_id, action, entity, entity_id, label, before, after, request_id)
      select $${place + 1}::uuid, 'created', 'export', 'orders', 'Orders as CSV', '{}',
        $${place + 2}::jsonb || jsonb_build_object('orders', count(*)), $${place + 3}::text from orders o where o.deleted_at is null${where}`,
    [...values, userId, JSON.stringify(kept), currentRequestId()],
  );
}

/** Whether somebody is still of the staff, and their sessions go on. */
export async function isStaffInSession(
  pool: Pool,
  { id, sessionVersion }: { readonly id: string; readonly sessionVersion: number },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from users
      where id = $1 and session_version = $2 and role = 'admin' and status = 'active' and deleted_at is null`,
    [id, sessionVersion],
  );
  return rowCount !== 0;
}
