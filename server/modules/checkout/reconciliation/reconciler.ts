import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Log } from '../../../platform/log/log.js';
import { type DueRefund, executeRefund } from '../refunds/execute-refund.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { expireOldCheckouts } from '../status/expire-checkouts.js';
import { freeIdlePlaces } from '../status/free-places.js';
import { endOverdueTransfers } from '../transfers/end-overdue-transfers.js';
import { compareWithProvider } from './compare-with-provider.js';
import { BATCH, claimDue, DUE_ATTEMPTS, DUE_EVENTS, DUE_REFUNDS, type DueTable } from './due-rows.store.js';
import { logAndContinue } from './log-and-continue.js';
import { MissedEvents } from './missed-events.js';
import { recheckReviews } from './recheck-reviews.js';
import { type DueAttempt, reconcileAttempt } from './reconcile-attempt.js';
import type { StoredEvent } from './reconciliation.store.js';
import { actOnEvent } from './webhook-events.js';

/** Interval of the sweep, which compares recent payments with the provider's list and closes old checkouts. */
const SWEEP_EVERY_MS = 60 * 60 * 1000;
/** The interval after a sweep that failed. */
const SWEEP_AGAIN_MS = 5 * 60 * 1000;
/** The longest time that `stop` waits for work in progress; the next process continues the rest. */
const STOP_WITHIN_MS = 5_000;
/** Rows of one kind processed at the same time. */
const CONCURRENCY = 3;
/** The most batches of one kind in one round. */
const BATCHES_MAX = 20;

export interface Reconciler {
  start(): void;
  /** Stops after the work in progress, within 5 s. */
  stop(): Promise<void>;
}

/**
 * Finishes interrupted work, whichever process began it: payments in progress, stored events, refunds. Every process
 * runs a reconciler; the database divides the rows between them. Failures are logged and retried, never thrown.
 */
export function createReconciler(depsOf: () => PaymentDeps, log: Log): Reconciler {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let stopped = false;
  const isStopped = () => stopped;
  const missed = new MissedEvents();
  let sweep: Promise<void> | null = null;
  let places: Promise<void> | null = null;
  let nextSweepMs = Number.NEGATIVE_INFINITY;

  const runRound = async (): Promise<void> => {
    const deps = depsOf();
    await logAndContinue(log, 'webhook', () => missed.collect(deps));
    await reconcile(deps, isStopped);
    places ??= logAndContinue(log, 'promotion_places', () => freeIdlePlaces(deps, isStopped)).then(() => {
      places = null;
    });
    if (performance.now() < nextSweepMs || stopped) return;
    sweep ??= logAndContinue(log, 'sweep', runSweep).then(() => {
      sweep = null;
    });
  };

  /** Not part of a round: a sweep calls the provider for each checkout, and the rounds continue in parallel. */
  const runSweep = async (): Promise<void> => {
    const deps = depsOf();
    const isExpired = await logAndContinue(log, 'checkout_expiry', () => expireOldCheckouts(deps, isStopped));
    await logAndContinue(log, 'transfer_expiry', () => endOverdueTransfers(deps, isStopped));
    const isCompared = await logAndContinue(log, 'comparison', () => compareWithProvider(deps, isStopped));
    nextSweepMs = performance.now() + (isExpired && isCompared ? SWEEP_EVERY_MS : SWEEP_AGAIN_MS);
  };

  const schedule = () => {
    const everyMs = depsOf().reconcileEveryMs;
    const jitterMs = everyMs * (0.75 + Math.random() / 2);
    timer = setTimeout(() => {
      round = logAndContinue(log, 'reconciler', runRound).then(() => {
        if (!stopped) schedule();
      });
    }, jitterMs);
  };

  return {
    start: schedule,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const waited = new AbortController();
      const underWay = Promise.all([round, sweep, places]);
      await Promise.race([underWay, wait(STOP_WITHIN_MS, null, { signal: waited.signal }).catch(() => {})]);
      waited.abort();
    },
  };
}

/**
 * Runs one round over all due rows. Payments, events and refunds do not wait for each other, and a row with a slow
 * provider call delays only a few. Ends early when it is stopped.
 */
export async function reconcile(deps: PaymentDeps, isStopped = () => false): Promise<void> {
  const finishAll = <Row>(subject: string, table: DueTable, finish: (row: Row) => Promise<void>) =>
    logAndContinue(deps.log, subject, async () => {
      for (let batches = 0; batches < BATCHES_MAX && !isStopped(); batches += 1) {
        const rows = await claimDue<Row>(deps, table);
        await pLimit(CONCURRENCY).map(rows, async (row) => {
          if (!isStopped()) await logAndContinue(deps.log, subject, () => finish(row));
        });
        if (rows.length < BATCH) return;
      }
    });

  await Promise.all([
    finishAll('payment', DUE_ATTEMPTS, (row: DueAttempt) => reconcileAttempt(deps, row)),
    finishAll('webhook', DUE_EVENTS, (row: StoredEvent) => actOnEvent(deps, row)),
    finishAll('refund', DUE_REFUNDS, (row: DueRefund) => executeRefund(deps, row)),
    logAndContinue(deps.log, 'payment_issue', () => recheckReviews(deps, isStopped)),
  ]);
}
