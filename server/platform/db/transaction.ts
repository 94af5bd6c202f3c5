import { setTimeout as wait } from 'node:timers/promises';
import { DeadlockException, type EntityManager } from '@mikro-orm/postgresql';
import { isNameLost, READ_ONLY } from '../errors/database-faults.js';
import { serviceUnavailable, unauthenticated } from '../errors/errors.js';
import { currentFacts, currentRequestId, requestTimeLeftMs } from '../log/request-scope.js';
import { query } from './query.js';

/**
 * Serialization failure, deadlock, and a server that has become a standby (PostgreSQL, appendix A): such work may
 * succeed when it is begun again.
 */
const TRY_AGAIN = new Set(['40001', '40P01', READ_ONLY]);
const TRIES_MAX = 5;
/** Time after its deadline at which the caller of a request has left, and may have sent the same elsewhere since. */
const LEFT_AFTER_MS = 14_000;

const guards = new WeakMap<object, () => void>();

/** Calls `refuse` before every transaction of a database; it throws when nothing may be written any more. */
export function guardTransactions(em: EntityManager, refuse: () => void): void {
  guards.set(em.getDriver(), refuse);
}

/**
 * Runs work in one READ COMMITTED transaction on a fresh unit of work, so that no earlier read is trusted. Commits
 * and flushes when the work returns; rolls back when it throws. Begins again, at most five times in all, when
 * PostgreSQL breaks a deadlock, a prepared statement is gone, or a failover has left us at a server that refuses
 * writes. Writes of staff are audited. Work must not call other machines. Throws SERVICE_UNAVAILABLE, and does
 * nothing, when the request's caller has long left, and when the database is newer than this process, even for reads.
 */
export async function inTransaction<T>(
  em: EntityManager,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  guards.get(em.getDriver())?.();
  for (let tries = 1; ; tries += 1) {
    if (requestTimeLeftMs() < -LEFT_AFTER_MS)
      throw serviceUnavailable('This took too long. Please try again.');
    try {
      return await em.fork().transactional(async (tx) => {
        await setAuditContext(tx);
        return work(tx);
      });
    } catch (error) {
      if (tries >= TRIES_MAX || !mayBeTriedAgain(error)) throw error;
      await wait(Math.random() * 20 * 2 ** tries);
    }
  }
}

function mayBeTriedAgain(error: unknown): boolean {
  const code = (error as { code?: string } | null)?.code;
  const isKnown = code !== undefined && TRY_AGAIN.has(code);
  return isKnown || isNameLost(error) || error instanceof DeadlockException;
}

const NAME_SQL = `select set_config('audit.actor', $1, true), set_config('audit.request', $2, true), set_config('audit.key', $5, true),
  exists (select from users where id = $3 and role = 'admin' and limited_to is not distinct from $4 and status = 'active' and deleted_at is null)
    and ($6::uuid is null or exists (select from api_keys where id = $6 and revoked_at is null)) as is_unchanged`;

/**
 * Sets the member of staff for whom a transaction writes, until it ends; the audited tables record it (see
 * `audit.schema.ts`). For anybody else nothing is set. Throws UNAUTHENTICATED for a caller whose role has changed, or
 * whose API key was revoked, since their request began: one request may hold many operations.
 */
async function setAuditContext(tx: EntityManager): Promise<void> {
  const { staff } = currentFacts();
  if (!staff) return;
  const { id, limitedTo = null, apiKey } = staff;
  const values = [id, currentRequestId(), id, limitedTo, apiKey?.name ?? '', apiKey?.id ?? null];
  const [named] = await query<{ isUnchanged: boolean }>(tx, NAME_SQL, values);
  if (!named?.isUnchanged) throw unauthenticated();
}

/** Audits the further writes of a background transaction as those of the member of staff who ordered them. */
export async function auditAs(
  tx: EntityManager,
  { staffId, requestId }: { readonly staffId: string; readonly requestId: string },
): Promise<void> {
  await query(tx, `select set_config('audit.actor', $1, true), set_config('audit.request', $2, true)`, [
    staffId,
    requestId,
  ]);
}
