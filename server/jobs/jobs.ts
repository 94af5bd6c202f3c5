import { setTimeout as wait } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import {
  fromKysely,
  type JobResult,
  type JobWithMetadata,
  type KyselyTransactionLike,
  PgBoss,
} from 'pg-boss';
import { type Tracing, traceJob } from '../observe/tracing.js';
import type { Log } from '../shared/log/log.js';
import { currentFacts } from '../shared/request-scope.js';

/** The work that can be queued, with what it needs to know. */
export interface JobData {
  'send-email': { readonly emailId: string };
}
export type JobName = keyof JobData;

export interface JobTry {
  /** When this one fails too, the job is given up. */
  readonly isLast: boolean;
}

export type JobHandlers = {
  readonly [Name in JobName]: (data: JobData[Name], attempt: JobTry) => Promise<void>;
};

/** A job asked for in a trace carries on with it. */
interface Traceable {
  readonly traceparent?: string;
}

/** Puts work, one job for each piece of data, into the queue as part of a transaction: it exists exactly when the fact it follows from does. */
export type Enqueue = <Name extends JobName>(
  tx: EntityManager,
  name: Name,
  data: JobData[Name] | readonly JobData[Name][],
  /** Not before that many seconds from now. */
  afterSeconds?: number,
) => Promise<void>;

export interface Jobs {
  readonly enqueue: Enqueue;
  readonly isRunning: boolean;
  start(handlers: JobHandlers): Promise<void>;
  stop(): Promise<void>;
}

/** A job that takes longer was lost with its process and is given out again. */
const EXPIRE_SECONDS = 60;
/**
 * Ten jobs at a time, as many connections as a mail server takes from one client. A full batch is followed by the next at
 * once; an idle queue is asked twice a second.
 */
const POLLING = { pollingIntervalSeconds: 1, batchSize: 5, localConcurrency: 2, burstWhenBatchFull: true };
/** Jobs that are under way at a stop may take so long; then they are failed, and tried again elsewhere. */
const FINISH_WITHIN_MS = 5_000;
/** About three days of tries with growing pauses; a mail server may be away for a weekend. */
const RETRIES = { retryLimit: 30, retryDelay: 5, retryBackoff: true, retryDelayMax: 4 * 60 * 60 };

/** The queue of pg-boss, in the schema "jobs" of the same database. */
export function createJobs(pool: Pool, log: Log, tracing: Tracing | null = null): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    schema: 'jobs',
    schedule: false,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  });
  boss.on('error', (error) =>
    log.error({ event: 'jobs.queue_failed', err: asError(error) }, 'The job queue failed'),
  );
  let running: readonly JobName[] = [];

  return {
    get isRunning() {
      return running.length > 0;
    },
    enqueue: async (tx, name, data, afterSeconds = 0) => {
      const transaction = tx.getTransactionContext<KyselyTransactionLike & object>();
      if (!transaction)
        throw new Error('A job is queued inside the transaction of the fact it follows from.');
      const { traceparent } = currentFacts().trace ?? {};
      const jobs = [data].flat().map((one) => ({
        data: { ...one, ...(traceparent && { traceparent }) },
        ...(afterSeconds > 0 && { startAfter: String(afterSeconds) }),
      }));
      await boss.insert(name, jobs, { db: fromKysely(transaction) });
    },
    async start(handlers) {
      await boss.start();
      const names = Object.keys(handlers) as JobName[];
      for (const name of names) {
        await boss.createQueue(name, { ...RETRIES, expireInSeconds: EXPIRE_SECONDS });
        await boss.work(
          name,
          { ...POLLING, includeMetadata: true, perJobResults: true },
          (jobs: JobWithMetadata<JobData[typeof name] & Traceable>[]) =>
            Promise.all(
              jobs.map((job) =>
                settle(job, (attempt) =>
                  traceJob(tracing, name, job.data.traceparent, () => handlers[name](job.data, attempt)),
                ),
              ),
            ),
        );
      }
      running = names;
    },
    async stop() {
      if (running.length === 0) return;
      const workers = running.map((name) => boss.offWork(name));
      running = [];
      // A graceful stop of pg-boss itself looks only every 500 ms whether the workers have ended.
      await Promise.race([Promise.all(workers), wait(FINISH_WITHIN_MS, null, { ref: false })]);
      await boss.stop({ graceful: false, close: false });
    },
  };
}

/** pg-boss hands on some errors as plain objects, of which the log would show nothing. */
function asError(fault: object): Error {
  return fault instanceof Error ? fault : Object.assign(new Error(), fault);
}

/** Each job of a batch succeeds or fails by itself: one that has to come again holds up no other. */
async function settle(
  { id, retryCount, retryLimit }: JobWithMetadata<object>,
  work: (attempt: JobTry) => Promise<void>,
): Promise<JobResult> {
  try {
    await work({ isLast: retryCount >= retryLimit });
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: { message: (error as Error).message } };
  }
}
