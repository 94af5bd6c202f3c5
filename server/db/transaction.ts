import { setTimeout as wait } from 'node:timers/promises';
import { DeadlockException, type EntityManager } from '@mikro-orm/postgresql';
import { isNameLost } from '../shared/errors/database-faults.js';
import { serviceUnavailable } from '../shared/errors/errors.js';
import { requestTimeLeftMs } from '../shared/request-scope.js';
import { setAuditContext } from './audit-context.js';
import { READ_ONLY } from './pool/connection-fault.js';

/**
 * Serialization failure, deadlock, and a server that is a standby by now (PostgreSQL, appendix A): work that may succeed
 * when begun again.
 */
const TRY_AGAIN = new Set(['40001', '40P01', READ_ONLY]);
const TRIES_MAX = 5;
/** So long after a request should have been answered its caller has left, and may have done the same elsewhere since. */
const LEFT_AFTER_MS = 14_000;

const guards = new WeakMap<object, () => void>();

/** Has every transaction of a database ask first; it throws when nothing may be written any more. */
export function guardTransactions(em: EntityManager, refuse: () => void): void {
  guards.set(em.getDriver(), refuse);
}

/**
 * Runs work in one READ COMMITTED transaction on a fresh unit of work, so that nothing read before is believed.
 * Commits and flushes when the work returns; rolls back when it throws. Begins again, at most five times in all,
 * when PostgreSQL breaks a deadlock, a prepared statement is gone, or a failover has left us at a server that takes no
 * writes. What staff write is audited. Work must not call other machines. Throws SERVICE_UNAVAILABLE, and does nothing, for a request whose caller has long left, as after a stop of this process,
 * and when the database is newer than this process, also where a request says that it only reads.
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
