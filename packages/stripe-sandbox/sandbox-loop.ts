import type pg from 'pg';
import { deleteOldKeys } from './api/idempotency.js';
import { settleIntent } from './payments/confirm-intent.js';
import type { IntentRow } from './payments/intents.js';
import { inTransaction } from './transaction.js';
import { type SenderDeps, sendDueWebhooks } from './webhooks/webhook-sender.js';

const POLL_MS = 500;
const REST_AFTER_FAILURE_MS = 5_000;
const FORGET_EVERY_MS = 3_600_000;

/** The sandbox's work between requests. Any number of processes may run it on one database. */
export interface SandboxLoop {
  start(): void;
  /** Looks for work now rather than half a second later. */
  wake(): void;
  /** Ends deliveries under way (they are tried again by whoever runs next). */
  stop(): Promise<void>;
}

/** Sends webhooks, settles payments in `processing` and deletes old idempotency keys. */
export function createSandboxLoop(deps: SenderDeps): SandboxLoop {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let running = false;
  let again = false;
  let forgetAt = Number.NEGATIVE_INFINITY;
  let restUntil = Number.NEGATIVE_INFINITY;

  return {
    start() {
      timer ??= setInterval(wake, POLL_MS);
      wake();
    },
    wake,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await round;
    },
  };

  function wake(): void {
    if (!timer || stopping.signal.aborted || performance.now() < restUntil) return;
    again = true;
    if (!running) round = work();
  }

  async function work(): Promise<void> {
    running = true;
    try {
      while (again && !stopping.signal.aborted) {
        again = false;
        await forgetNowAndThen();
        while (!stopping.signal.aborted && (await settleOne(deps.pool))) again = true;
        if ((await sendDueWebhooks(deps, stopping.signal)) > 0) again = true;
      }
    } catch (error) {
      restUntil = performance.now() + REST_AFTER_FAILURE_MS;
      deps.log.error({ event: 'sandbox.loop_failed', err: error }, 'The Stripe sandbox failed; retrying');
    } finally {
      running = false;
    }
  }

  async function forgetNowAndThen(): Promise<void> {
    if (performance.now() < forgetAt) return;
    forgetAt = performance.now() + FORGET_EVERY_MS;
    await deleteOldKeys(deps.pool);
  }
}

const DUE_SQL = `SELECT * FROM stripe_sandbox.payment_intent WHERE status = 'processing' AND settles_at <= now()
  ORDER BY settles_at LIMIT 1`;

/** Settles one payment whose time has come; false when there is none. */
async function settleOne(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query(DUE_SQL);
  if (rowCount === 0) return false;
  return inTransaction(pool, async (db) => {
    const { rows } = await db.query<IntentRow>(`${DUE_SQL} FOR UPDATE SKIP LOCKED`);
    if (rows[0]) await settleIntent(db, { requestId: null, idempotencyKey: null }, rows[0]);
    return rows[0] !== undefined;
  });
}
