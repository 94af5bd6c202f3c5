import { todayInLondon } from '../../../../rules/calendar-date.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { tryWhileAvailable } from '../reconciliation/log-and-continue.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { lockCheckout } from '../settlement/settle-payment.js';
import { withdrawCheckout } from '../status/cancel-checkout.js';
import { readOverdue } from './transfer.store.js';
import { queueTransferEmail } from './transfer-email.js';

const BATCH = 100;

/**
 * Ends bookings for which nothing has arrived by their last day. One that holds a part of the sum waits for staff: the
 * rest may be on its way.
 */
export async function endOverdueTransfers(deps: PaymentDeps, isStopped = () => false): Promise<void> {
  const now = deps.now();
  for (const { id, checkoutId } of await readOverdue(deps.em, todayInLondon(now), BATCH)) {
    if (isStopped()) return;
    await tryWhileAvailable(deps.log, 'transfer_expiry', async () => {
      if (!(await withdrawCheckout(deps, checkoutId, 'expired'))) return;
      await inTransaction(deps.em, async (tx) => {
        const checkout = await lockCheckout(tx, checkoutId);
        if (checkout?.status !== 'expired') return;
        const { userId, contact } = checkout;
        await queueTransferEmail(tx, { id, recipient: contact.email, userId }, 'ended', now);
      });
    });
  }
}
