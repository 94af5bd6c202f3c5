import { inTransaction } from '../../../platform/db/transaction.js';
import { LIVE_STATUSES } from '../../payments/attempt-status.js';
import { GatewayRefused } from '../../payments/gateway/gateway-errors.js';
import { PaymentAttempt } from '../../payments/payment.entity.js';
import { CheckoutRecord } from '../checkout.entity.js';
import { receiptEmailOf } from '../payments/attempt.store.js';
import { createIntentFor } from '../payments/create-intent.js';
import { asRefusal } from '../payments/provider-refusal.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { lockCheckout, syncPayment } from '../settlement/settle-payment.js';
import { moveCheckout } from './checkout-status.js';
import { queueUnpaidBooking } from './unpaid-booking.js';

/**
 * Closes an open checkout: first its payment at the provider, then the checkout itself. The cart does not change. False
 * when it was paid first (its order is created) or another payment began since. Throws what the gateway throws.
 */
export async function withdrawCheckout(
  deps: PaymentDeps,
  checkoutId: string,
  as: 'cancelled' | 'expired',
): Promise<boolean> {
  const attempt = await deps.em.fork().findOne(PaymentAttempt, liveOf(checkoutId));
  if (attempt && !(await isCancelledAtProvider(deps, attempt))) return false;
  return inTransaction(deps.em, async (tx) => {
    const checkout = await lockCheckout(tx, checkoutId);
    if (checkout?.status !== 'awaiting_payment') return checkout?.status !== 'finalized';
    const begun = await tx.findOne(PaymentAttempt, liveOf(checkoutId));
    if (begun && begun.id !== attempt?.id) return false;
    if (begun) begun.status = 'cancelled';
    moveCheckout(checkout, as, deps.now());
    if (as === 'expired') await queueUnpaidBooking(tx, deps, checkout);
    return true;
  });
}

/**
 * Cancels the open checkouts of a quote before it is withdrawn. False when one was paid first, or is being paid. Throws
 * PAYMENT_UNAVAILABLE.
 */
export async function cancelCheckoutsOf(deps: PaymentDeps, quoteId: string): Promise<boolean> {
  const open = { quoteId, status: 'awaiting_payment' } as const;
  try {
    for (const { id } of await deps.em.fork().find(CheckoutRecord, open, { fields: ['id'] }))
      if (!(await withdrawCheckout(deps, id, 'cancelled'))) return false;
    return true;
  } catch (error) {
    throw asRefusal(deps.log, error);
  }
}

/** Filter for the attempt of a checkout that may still take money. */
const liveOf = (checkoutId: string) => ({ checkoutId, status: { $in: [...LIVE_STATUSES] } });

/** Cancels an attempt's intent. Without a response to its creation, repeats the request under the same key first. */
async function isCancelledAtProvider(deps: PaymentDeps, attempt: PaymentAttempt): Promise<boolean> {
  const intentId =
    attempt.paymentIntent ??
    (await createIntentFor(deps, attempt, await receiptEmailOf(deps.em, attempt))).id;
  try {
    await deps.gateway.cancelIntent(intentId, `cancel:${attempt.id}`);
    return true;
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    const { intent } = await syncPayment(deps, intentId);
    return intent.status === 'canceled';
  }
}
