/** Time limits of a pool's work. All in milliseconds. */
export interface PoolLimits {
  /** Waiting for a free connection, or for a new one. */
  readonly connectMs: number;
  /** Each wait for a lock, counted by PostgreSQL. */
  readonly lockMs: number;
  /** Each statement, counted by PostgreSQL. */
  readonly statementMs: number;
  /** Idle time inside a transaction, counted by PostgreSQL, so that a process that hangs holds no locks. */
  readonly idleInTransactionMs: number;
  /** Each statement, counted by us: a server that hangs does not count. The connection is dropped. */
  readonly answerMs: number;
  /** Least time for a statement even when its request is out of time, such as one that settles a payment. */
  readonly lastMs: number;
  /** The pool is stuck when every connection is in use and none was released for this long. */
  readonly stuckMs: number;
}

/** With these limits a request that meets one slow, locked or silent thing is answered within 8 s. */
export const REQUEST_LIMITS: PoolLimits = {
  connectMs: 2_000,
  lockMs: 2_500,
  statementMs: 4_000,
  idleInTransactionMs: 5_000,
  answerMs: 5_000,
  lastMs: 1_000,
  stuckMs: 10_000,
};

/** Reads on a replica; the primary answers within the same request when a replica does not. */
export const REPLICA_LIMITS: PoolLimits = {
  connectMs: 500,
  lockMs: 1_000,
  statementMs: 2_500,
  idleInTransactionMs: 5_000,
  answerMs: 3_000,
  lastMs: 1_000,
  stuckMs: 10_000,
};

/** Reconciler, queue, reminders, tidying, figures, and the payment sandbox: nobody waits for an answer. */
export const BACKGROUND_LIMITS: PoolLimits = {
  connectMs: 10_000,
  lockMs: 15_000,
  statementMs: 60_000,
  idleInTransactionMs: 30_000,
  answerMs: 70_000,
  lastMs: 1_000,
  stuckMs: 90_000,
};

/** Migrations and seeds have no time limits, and wait for each other. */
export const START_LIMITS: PoolLimits = {
  connectMs: 10_000,
  lockMs: 0,
  statementMs: 0,
  idleInTransactionMs: 0,
  answerMs: 0,
  lastMs: 0,
  stuckMs: Number.POSITIVE_INFINITY,
};

/** The limits, each multiplied by `factor`. */
export function patient(limits: PoolLimits, factor: number): PoolLimits {
  const longer = Object.entries(limits).map(([name, ms]) => [name, ms * factor]);
  return Object.fromEntries(longer) as PoolLimits;
}
