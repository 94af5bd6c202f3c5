import type { EntityManager } from '@mikro-orm/postgresql';
import { currentFacts, currentRequestId } from '../shared/request-scope.js';

/**
 * Tells the database for which of the staff a transaction writes, until it ends; the audited tables write that down
 * (see the migration of the audit log). For anybody else nothing is told.
 */
export async function nameActor(tx: EntityManager): Promise<void> {
  const { caller, userId } = currentFacts();
  if (caller !== 'admin' || !userId) return;
  await tx.execute(`select set_config('audit.actor', ?, true), set_config('audit.request', ?, true)`, [
    userId,
    currentRequestId(),
  ]);
}
