import type { PreparedSetting } from '../../env/database-env.js';
import { BadSetting } from '../../env/settings.js';
import type { Log } from '../../shared/log/log.js';
import { findPooler } from './find-pooler.js';
import { StatementNames } from './statement-names.js';

/** How requests use the database behind their address. */
export interface Access {
  readonly names: StatementNames;
  /** A pooler takes no time limits from us; they are set there. */
  readonly isPooled: boolean;
}

interface Addresses {
  readonly databaseUrl: string;
  readonly directUrl: string;
}

/**
 * Looks what is at the address of requests, and whether statements can be prepared there. Throws BadSetting when they
 * cannot although the setting wants it, and when transactions are all that the only address gives.
 */
export async function chooseNames(
  { databaseUrl, directUrl }: Addresses,
  setting: PreparedSetting,
  log: Pick<Log, 'info' | 'warn'>,
): Promise<Access> {
  const pooler = await findPooler(databaseUrl);
  const names = new StatementNames();
  if (setting === 'no') names.turnOff();
  if (!pooler) return { names, isPooled: false };
  if (pooler.isPerTransaction && directUrl === databaseUrl)
    throw new BadSetting(
      'DATABASE_URL leads to a pooler that shares its connections between transactions. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
    );
  if (!pooler.holdsStatements && setting === 'yes')
    throw new BadSetting(
      'DATABASE_PREPARED_STATEMENTS is yes, but the pooler at DATABASE_URL was not seen to hold prepared statements. Leave the setting out, or give PgBouncer 1.21 or newer max_prepared_statements.',
    );
  if (!pooler.holdsStatements) names.turnOff();
  log.info(
    { event: 'database.pooled', perTransaction: pooler.isPerTransaction, preparedStatements: names.isOn },
    names.isOn
      ? 'A connection pooler that holds prepared statements was found'
      : 'A connection pooler was found: statements are not prepared',
  );
  if (!pooler.limitsTime)
    log.warn(
      { event: 'database.no_time_limits' },
      'Behind the pooler PostgreSQL ends no slow statement: give it time limits in its connect_query',
    );
  return { names, isPooled: true };
}
