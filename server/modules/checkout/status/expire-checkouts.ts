import { readUnpaidBefore } from '../checkout.store.js';
import { tryWhileAvailable } from '../reconciliation/log-and-continue.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { withdrawCheckout } from './cancel-checkout.js';

/** An unpaid checkout is closed after a day; its cart does not change. */
const OPEN_FOR_MS = 24 * 60 * 60 * 1000;
const BATCH = 100;

/**
 * Closes unpaid checkouts; one that is paid first gets its order. One with an unanswered request for an intent waits
 * until the reconciler has found or closed the attempt. Throws GatewayUnavailable at the first such call.
 */
export async function expireOldCheckouts(deps: PaymentDeps, isStopped = () => false): Promise<void> {
  const before = new Date(deps.now().getTime() - OPEN_FOR_MS);
  let lastId = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const old = await readUnpaidBefore(deps.em, before, lastId, BATCH);
    for (const id of old) {
      if (isStopped()) return;
      await tryWhileAvailable(deps.log, 'checkout_expiry', () => withdrawCheckout(deps, id, 'expired'));
      lastId = id;
    }
    if (old.length < BATCH) return;
  }
}
