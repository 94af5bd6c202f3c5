import { query } from '../db/query.js';
import { withdrawCheckout } from './cancel-checkout.js';
import { tryWhileAvailable } from './reconciliation/log-and-continue.js';
import type { PaymentDeps } from './settlement/payment-deps.js';

/** An unpaid checkout is closed after a day; its cart is still there. */
const OPEN_FOR_MS = 24 * 60 * 60 * 1000;
const BATCH = 100;

/**
 * Closes checkouts nobody paid. Money that was quicker wins. One with an intent whose creation got no answer waits
 * until the
 * attempt's own check has found or closed it. Throws GatewayUnavailable at the first one that meets it.
 */
export async function expireOldCheckouts(deps: PaymentDeps, isStopped = () => false): Promise<void> {
  const before = new Date(deps.now().getTime() - OPEN_FOR_MS);
  let lastId = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const old = await query<{ id: string }>(
      deps.em,
      `select id from checkouts c where status = 'awaiting_payment' and created_at < $1 and id > $2
        and not exists (select from payment_attempts a where a.checkout_id = c.id and a.status = 'requested')
        order by id limit ${BATCH}`,
      [before, lastId],
    );
    for (const { id } of old) {
      if (isStopped()) return;
      await tryWhileAvailable(deps.log, 'checkout_expiry', () => withdrawCheckout(deps, id, 'expired'));
      lastId = id;
    }
    if (old.length < BATCH) return;
  }
}
