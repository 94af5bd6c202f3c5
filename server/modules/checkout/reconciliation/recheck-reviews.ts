import { readAwaitingOrder } from '../payment-issues/payment-issue.store.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { syncPayment } from '../settlement/settle-payment.js';
import { tryWhileAvailable } from './log-and-continue.js';

/** Later, the hourly comparison is enough: the provider's answer is final, and staff check the payment. */
const RECHECK_WITHIN_MS = 60 * 60 * 1000;
const BATCH = 50;

/**
 * Reads payments at the provider again that came under review within the last hour for a reason that an order would
 * end, such as a wrong sum. Throws GatewayUnavailable.
 */
export async function recheckReviews(deps: PaymentDeps, isStopped = () => false): Promise<void> {
  const since = new Date(deps.now().getTime() - RECHECK_WITHIN_MS);
  const open = await readAwaitingOrder(deps.em, since, BATCH);
  for (const id of open) {
    if (isStopped()) return;
    await tryWhileAvailable(deps.log, 'payment_issue', () => syncPayment(deps, id));
  }
}
