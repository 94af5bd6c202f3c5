import type { PaymentDeps } from './payment-deps.js';
import { tryAgainLater } from './try-again-later.js';
import { withdrawCheckout } from './withdraw-checkout.js';

/** An unpaid checkout is closed after a day; its cart is still there. */
const OPEN_FOR_MS = 24 * 60 * 60 * 1000;
const BATCH = 100;

/**
 * Closes checkouts nobody paid. Money that was quicker wins. One with an intent that was never heard of waits until the
 * attempt's own check has found or closed it.
 */
export async function expireOldCheckouts(deps: PaymentDeps): Promise<void> {
  const old = await deps.em.execute<{ id: string }[]>(
    `select id from checkouts c where status = 'awaiting_payment' and created_at < ?
      and not exists (select from payment_attempts a where a.checkout_id = c.id and a.live and a.payment_intent is null)
      order by created_at limit ${BATCH}`,
    [new Date(deps.now().getTime() - OPEN_FOR_MS)],
  );
  for (const { id } of old) {
    await tryAgainLater(deps.log, 'expire a checkout', () => withdrawCheckout(deps, id, 'expired'));
  }
}
