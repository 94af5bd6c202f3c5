import type { Log } from '../shared/log.js';
import { carryOutRefund, type DueRefund } from './carry-out-refund.js';
import { compareWithProvider } from './compare-with-provider.js';
import { claimDue, DUE_ATTEMPTS, DUE_EVENTS, DUE_REFUNDS } from './due-rows.js';
import { expireOldCheckouts } from './expire-checkouts.js';
import { type DueAttempt, lookAfterAttempt } from './look-after-attempt.js';
import type { PaymentDeps } from './payment-deps.js';
import { actOnEvent, type StoredEvent } from './payment-events.js';

/** How often all recent payments are compared with the provider's list, and old checkouts are closed. */
const SWEEP_EVERY_MS = 60 * 60 * 1000;

export interface Reconciler {
  start(): void;
  /** Ends after the round under way. */
  stop(): Promise<void>;
}

/**
 * Finishes what was begun and not finished, whoever died in between: payments under way, stored events, refunds.
 * Every process runs one; rows are shared out by the database. Faults are logged and tried again, never thrown.
 */
export function createReconciler(depsOf: () => PaymentDeps, log: Log): Reconciler {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let stopped = false;
  let sweptAt = Number.NEGATIVE_INFINITY;

  const runRound = async (): Promise<void> => {
    const deps = depsOf();
    await reconcile(deps);
    if (Date.now() - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = Date.now();
    await attempt(log, 'expire', () => expireOldCheckouts(deps));
    await attempt(log, 'compare', () => compareWithProvider(deps));
  };

  const schedule = () => {
    const everyMs = depsOf().reconcileEveryMs;
    const jitterMs = everyMs * (0.75 + Math.random() / 2);
    timer = setTimeout(() => {
      round = attempt(log, 'round', runRound).then(() => {
        if (!stopped) schedule();
      });
    }, jitterMs);
  };

  return {
    start: schedule,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}

/** One round: everything that is due now. */
export async function reconcile(deps: PaymentDeps): Promise<void> {
  const { log } = deps;
  await attempt(log, 'attempts', async () => {
    for (const row of await claimDue<DueAttempt>(deps, DUE_ATTEMPTS)) {
      await attempt(log, 'attempt', () => lookAfterAttempt(deps, row));
    }
  });
  await attempt(log, 'events', async () => {
    for (const row of await claimDue<StoredEvent>(deps, DUE_EVENTS)) {
      await attempt(log, 'event', () => actOnEvent(deps, row));
    }
  });
  await attempt(log, 'refunds', async () => {
    for (const row of await claimDue<DueRefund>(deps, DUE_REFUNDS)) {
      await attempt(log, 'refund', () => carryOutRefund(deps, row));
    }
  });
}

async function attempt(log: Log, what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warn({ err: error, what }, 'reconciler: will try again');
  }
}
