import { attemptStatusesBefore } from '../../payments/attempt-status.js';
import { isResourceMissing } from '../../payments/gateway/gateway-errors.js';
import type { PaymentIntentStatus } from '../../payments/gateway/payment-gateway.js';
import { PaymentAttempt } from '../../payments/payment.entity.js';
import { receiptEmailOf } from '../payments/attempt.store.js';
import { createIntentFor } from '../payments/create-intent.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { type Settlement, settlePayment, syncPayment } from '../settlement/settle-payment.js';

export type DueAttempt = Pick<
  PaymentAttempt,
  'id' | 'checkoutId' | 'amountPence' | 'idempotencyKey' | 'paymentIntent' | 'createdAt'
>;

/** Stripe deletes idempotency keys after 24 hours; this leaves an hour. */
const KEY_HOLDS_MS = 23 * 60 * 60 * 1000;
const STILL_PAYABLE = new Set<PaymentIntentStatus>([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]);

/** Updates a payment in progress from the provider, also when the response to its creation was lost. */
export async function reconcileAttempt(deps: PaymentDeps, attempt: DueAttempt): Promise<void> {
  const ageMs = deps.now().getTime() - new Date(attempt.createdAt).getTime();
  if (attempt.paymentIntent) {
    try {
      const settlement = await syncPayment(deps, attempt.paymentIntent);
      if (isLeftOver(settlement)) await cancelLeftOver(deps, attempt.id, attempt.paymentIntent);
    } catch (error) {
      if (ageMs < KEY_HOLDS_MS || !isResourceMissing(error)) throw error;
      await close(deps, attempt);
    }
    return;
  }
  if (ageMs < KEY_HOLDS_MS) {
    await createIntentFor(deps, attempt, await receiptEmailOf(deps.em, attempt));
    return;
  }
  await adoptOrClose(deps, attempt);
}

/** Whether the intent can still be paid although its checkout is closed. */
function isLeftOver({ intent, checkout }: Settlement): boolean {
  return STILL_PAYABLE.has(intent.status) && checkout !== null && checkout.status !== 'awaiting_payment';
}

async function cancelLeftOver(deps: PaymentDeps, attemptId: string, intentId: string): Promise<void> {
  await settlePayment(deps, await deps.gateway.cancelIntent(intentId, `cancel:${attemptId}`));
}

/** Searches the provider's list once the key has expired; an intent that is not listed was never created. */
async function adoptOrClose(deps: PaymentDeps, attempt: DueAttempt): Promise<void> {
  const createdAt = new Date(attempt.createdAt).getTime();
  const window = {
    createdAfter: new Date(createdAt - 60_000),
    createdBefore: new Date(createdAt + KEY_HOLDS_MS),
  };
  for await (const intent of deps.gateway.listIntents(window)) {
    if (intent.attemptId !== attempt.id) continue;
    await syncPayment(deps, intent.id);
    return;
  }
  await close(deps, attempt);
}

/** Abandons an attempt that the provider does not know, unless its intent was stored since. */
async function close({ em }: PaymentDeps, { id, paymentIntent }: DueAttempt): Promise<void> {
  await em.nativeUpdate(
    PaymentAttempt,
    { id, paymentIntent, status: { $in: attemptStatusesBefore('abandoned') } },
    { status: 'abandoned' },
  );
}
