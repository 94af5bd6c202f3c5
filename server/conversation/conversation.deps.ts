import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { ReadPool } from '../db/replicas/read-pool.js';
import type { Env } from '../env/env.js';
import type { Enqueue } from '../jobs/jobs.js';
import type { Limits } from '../limits/limits.js';

/** What conversations depend on. */
export interface ConversationDeps {
  readonly em: EntityManager;
  readonly pool: Pool;
  readonly reads: ReadPool;
  readonly enqueue: Enqueue;
  readonly limits: Limits;
  readonly storeName: () => Promise<string>;
  /** Where the shop reads what customers write, when its settings name no address. */
  readonly env: Pick<Env, 'mailFrom'>;
  readonly now: () => Date;
}
