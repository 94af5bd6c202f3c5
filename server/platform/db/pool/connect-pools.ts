import type { Env } from '../../env/env.js';
import type { Log } from '../../log/log.js';
import type { Database, DatabaseOptions } from '../orm.js';
import { chooseStatementNames } from '../prepared/choose-statement-names.js';
import { BACKGROUND_LIMITS, patient, REQUEST_LIMITS } from './pool-limits.js';
import type { Pools } from './pool-watch.js';

interface PoolOptions {
  readonly connect: (options: DatabaseOptions) => Promise<Database>;
  readonly databaseUrl: string;
  readonly directUrl: string;
  readonly env: Pick<Env, 'preparedStatements' | 'replicas'>;
  readonly log: Log;
  /** Multiplies the time limits of requests. */
  readonly patience: number;
}

/**
 * The pools of a process, with half of the connections for requests open, so that the first do not wait. Requests may
 * use a pooler; background work bypasses it. Throws BadSetting when the pooler does not fit the settings.
 */
export async function connectPools(options: PoolOptions): Promise<Pools> {
  const { connect, databaseUrl, directUrl, env, log, patience } = options;
  const access = await chooseStatementNames({ databaseUrl, directUrl }, env.preparedStatements, log);
  const requests = {
    ...{ databaseUrl, access, limits: patient(REQUEST_LIMITS, patience) },
    replicas: { ...env.replicas, log },
  };
  const background = {
    ...{ databaseUrl: directUrl, poolSize: 5, limits: BACKGROUND_LIMITS },
    access: { ...access, isPooled: false },
  };
  const pools = { requests: await connect(requests), background: await connect(background) };
  const { pool } = pools.requests;
  const firstStatement = () => pool.query('select 1');
  await firstStatement();
  // Sends one statement on each at the same time; a busy database refuses some, and they are opened later.
  await Promise.allSettled(Array.from({ length: pool.options.max / 2 }, firstStatement));
  return pools;
}
