import { raw } from '@mikro-orm/postgresql';
import { attemptStatusesBefore } from '../../payments/attempt-status.js';
import { GatewayRefused } from '../../payments/gateway/gateway-errors.js';
import type { PaymentIntentView } from '../../payments/gateway/payment-gateway.js';
import { PaymentAttempt } from '../../payments/payment.entity.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';

/**
 * Creates the intent of an attempt under its stored key and keeps its id. Call it outside any transaction; a repeat
 * gives the same intent. Throws what the gateway throws; a refusal for good ends the attempt, so that another may begin.
 */
export async function createIntentFor(
  deps: PaymentDeps,
  attempt: Pick<PaymentAttempt, 'id' | 'checkoutId' | 'amountPence' | 'idempotencyKey'>,
  receiptEmail: string,
): Promise<PaymentIntentView> {
  const asked = {
    amountPence: attempt.amountPence,
    currency: 'gbp',
    checkoutId: attempt.checkoutId,
    attemptId: attempt.id,
    idempotencyKey: attempt.idempotencyKey,
    receiptEmail,
  } as const;
  const intent = await deps.gateway.createIntent(asked).catch(async (error: unknown) => {
    if (isRefusedForGood(error)) {
      const unmade = { id: attempt.id, paymentIntent: null };
      const before = { status: { $in: attemptStatusesBefore('abandoned') } };
      await deps.em.nativeUpdate(PaymentAttempt, { ...unmade, ...before }, { status: 'abandoned' });
    }
    throw error;
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

/**
 * Whether the provider has said that it makes no such intent. A key that was used with other details is no such word: an
 * earlier call with it may have made one (https://docs.stripe.com/api/idempotent_requests).
 */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof GatewayRefused && error.code !== 'idempotency_error';
}
