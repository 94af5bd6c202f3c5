import type { EntityManager } from '@mikro-orm/postgresql';
import { unauthenticated } from '../shared/errors/errors.js';
import { currentFacts, currentRequestId } from '../shared/request-scope.js';
import { query } from './query.js';

const NAME_SQL = `select set_config('audit.actor', $1, true), set_config('audit.request', $2, true),
  exists (select from users where id = $3 and role = 'admin' and status = 'active' and deleted_at is null) as is_staff`;

/**
 * Tells the database for which of the staff a transaction writes, until it ends; the audited tables write that down
 * (see `audit.schema.ts`). For anybody else nothing is set. Throws UNAUTHENTICATED for those who are staff
 * no more since their request began: one request may hold many operations.
 */
export async function setAuditContext(tx: EntityManager): Promise<void> {
  const { staffId } = currentFacts();
  if (!staffId) return;
  const [named] = await query<{ isStaff: boolean }>(tx, NAME_SQL, [staffId, currentRequestId(), staffId]);
  if (!named?.isStaff) throw unauthenticated();
}
