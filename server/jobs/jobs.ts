import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { fromKysely, type KyselyTransactionLike, PgBoss } from 'pg-boss';
import type { Log } from '../shared/log.js';

/** The work that can be queued, with what it needs to know. */
export interface JobData {
  'send-email': { readonly emailId: string };
}
export type JobName = keyof JobData;

export type JobHandlers = { readonly [Name in JobName]: (data: JobData[Name]) => Promise<void> };

/** Puts work into the queue as part of a transaction: it exists exactly when the fact it follows from does. */
export type Enqueue = <Name extends JobName>(
  tx: EntityManager,
  name: Name,
  data: JobData[Name],
) => Promise<void>;

export interface Jobs {
  readonly enqueue: Enqueue;
  readonly isRunning: boolean;
  start(handlers: JobHandlers): Promise<void>;
  stop(): Promise<void>;
}

/** A job that takes longer was lost with its process and is given out again. */
const EXPIRE_SECONDS = 60;
/** About three days of tries with growing pauses; a mail server may be away for a weekend. */
const RETRIES = { retryLimit: 30, retryDelay: 5, retryBackoff: true, retryDelayMax: 4 * 60 * 60 };

/** The queue, kept by pg-boss in the schema "jobs" of the same database. */
export function createJobs(pool: Pool, log: Log): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    schema: 'jobs',
    schedule: false,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue'));
  let isRunning = false;

  return {
    get isRunning() {
      return isRunning;
    },
    enqueue: async (tx, name, data) => {
      const transaction = tx.getTransactionContext<KyselyTransactionLike & object>();
      if (!transaction)
        throw new Error('A job is queued inside the transaction of the fact it follows from.');
      await boss.send(name, data, { db: fromKysely(transaction) });
    },
    async start(handlers) {
      await boss.start();
      for (const name of Object.keys(handlers) as JobName[]) {
        await boss.createQueue(name, { ...RETRIES, expireInSeconds: EXPIRE_SECONDS });
        await boss.work<JobData[typeof name]>(
          name,
          { pollingIntervalSeconds: 1, batchSize: 5 },
          async (jobs) => {
            for (const job of jobs) await handlers[name](job.data);
          },
        );
      }
      isRunning = true;
    },
    async stop() {
      if (!isRunning) return;
      isRunning = false;
      await boss.stop({ graceful: true, timeout: 5_000, close: false });
    },
  };
}
