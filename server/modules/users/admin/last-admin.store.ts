import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../platform/db/query.js';

const WORKING_ADMINS_SQL = `select id from users
  where role = 'admin' and limited_to is null and status = 'active' and deleted_at is null and invitation_expires_at is null
  order by id for update`;

/**
 * Locks the admins who can sign in, so that changes to them happen one after the other on all processes, and returns
 * their ids. To be taken before any other lock on users.
 */
export async function lockAdmins(tx: EntityManager): Promise<ReadonlySet<string>> {
  const rows = await query<{ id: string }>(tx, WORKING_ADMINS_SQL);
  return new Set(rows.map(({ id }) => id));
}
