import pg from 'pg';
import { PoolGuard } from '../pool/pool-guard.js';
import { REPLICA_LIMITS } from '../pool/pool-limits.js';
import type { Access } from '../prepared/choose-statement-names.js';

/** The pool whose options another pool copies. */
export interface ModelPool {
  readonly pool: pg.Pool;
  readonly access?: Access;
}

/** A guarded pool for another address that reads values as its model does. The first statement opens a connection. */
export function poolLike(
  { pool: { options }, access }: ModelPool,
  url: string,
  size: number,
): { readonly pool: pg.Pool; readonly guard: PoolGuard } {
  const { connectMs, lockMs, statementMs, idleInTransactionMs } = REPLICA_LIMITS;
  const pool = new pg.Pool({
    ...options,
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectMs,
    ...(!access?.isPooled && {
      lock_timeout: lockMs,
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: idleInTransactionMs,
    }),
  });
  // Without listeners the loss of a connection would end the process; its user gets the error as well.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const guard = new PoolGuard(REPLICA_LIMITS, access?.names);
  guard.attach(pool);
  return { pool, guard };
}
