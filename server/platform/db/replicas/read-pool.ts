import type { Pool } from 'pg';

/**
 * What answers reads that decide nothing about money: the pool of the primary, or replicas with it behind them. Either way
 * a read sees everything that was committed before it was asked for.
 */
export type ReadPool = Pick<Pool, 'query'>;
