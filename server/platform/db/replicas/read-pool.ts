import type { Pool } from 'pg';

/**
 * Answers reads that decide nothing about money: the pool of the primary, or replicas with the primary behind them.
 * Either way a read sees everything that was committed before it was sent.
 */
export type ReadPool = Pick<Pool, 'query'>;
