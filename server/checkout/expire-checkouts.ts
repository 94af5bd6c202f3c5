import { inTransaction } from '../db/transaction.js';
import { GatewayRefused } from '../payments/gateway/gateway-errors.js';
import { PaymentAttempt } from '../payments/payment.entity.js';
import type { PaymentDeps } from './payment-deps.js';
import { lockCheckout, syncPayment } from './settle-payment.js';
import { tryAgainLater } from './try-again-later.js';

/** An unpaid checkout is closed after a day; its cart is still there. */
const OPEN_FOR_MS = 24 * 60 * 60 * 1000;
const BATCH = 100;

/** Closes checkouts nobody paid: first the payment at the provider, then the checkout. Money that was quicker wins. */
export async function expireOldCheckouts(deps: PaymentDeps): Promise<void> {
  const old = await deps.em.execute<{ id: string }[]>(
    `select id from checkouts where status = 'awaiting_payment' and created_at < ? order by created_at limit ${BATCH}`,
    [new Date(deps.now().getTime() - OPEN_FOR_MS)],
  );
  for (const { id } of old) await tryAgainLater(deps.log, 'expire a checkout', () => expire(deps, id));
}

async function expire(deps: PaymentDeps, checkoutId: string): Promise<void> {
  const attempt = await deps.em.fork().findOne(PaymentAttempt, { checkoutId, live: true });
  if (attempt && !attempt.paymentIntent) return;
  if (attempt?.paymentIntent && !(await isCancelled(deps, attempt.id, attempt.paymentIntent))) return;
  await inTransaction(deps.em, async (tx) => {
    const checkout = await lockCheckout(tx, checkoutId);
    if (checkout?.status !== 'awaiting_payment') return;
    const begun = await tx.findOne(PaymentAttempt, { checkoutId, live: true });
    if (begun && begun.id !== attempt?.id) return;
    if (begun) begun.live = false;
    checkout.status = 'expired';
    checkout.updatedAt = deps.now();
  });
}

async function isCancelled(deps: PaymentDeps, attemptId: string, intentId: string): Promise<boolean> {
  try {
    await deps.gateway.cancelIntent(intentId, `cancel:${attemptId}`);
    return true;
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    const { intent } = await syncPayment(deps, intentId);
    return intent.status === 'canceled';
  }
}
