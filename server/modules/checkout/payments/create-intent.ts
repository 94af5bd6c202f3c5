import { raw } from '@mikro-orm/postgresql';
import type { PaymentIntentView } from '../../payments/gateway/payment-gateway.js';
import { PaymentAttempt } from '../../payments/payment.entity.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';

/**
 * Creates the intent of an attempt under its stored key and stores its id. Call it outside any transaction; a repeat
 * returns the same intent. Throws what the gateway throws.
 */
export async function createIntentFor(
  deps: PaymentDeps,
  attempt: Pick<PaymentAttempt, 'id' | 'checkoutId' | 'amountPence' | 'idempotencyKey'>,
  receiptEmail: string,
): Promise<PaymentIntentView> {
  const intent = await deps.gateway.createIntent({
    amountPence: attempt.amountPence,
    currency: 'gbp',
    checkoutId: attempt.checkoutId,
    attemptId: attempt.id,
    idempotencyKey: attempt.idempotencyKey,
    receiptEmail,
  });
  await deps.em.nativeUpdate(
    PaymentAttempt,
    { id: attempt.id, paymentIntent: null },
    {
      ...{ paymentIntent: intent.id, providerStatus: intent.status },
      status: raw(`case status when 'requested' then 'open' else status end`),
    },
  );
  return intent;
}
