import { GatewayRefused } from '../payments/gateway/gateway-errors.js';
import { Refund } from '../payments/payment.entity.js';
import type { PaymentDeps } from './payment-deps.js';
import { raiseException } from './settle-payment.js';

export type DueRefund = Pick<Refund, 'id' | 'paymentIntent' | 'reason' | 'amountPence'>;

/** The provider repeats a refusal for as long as it knows the key (24 hours), so it is asked again after that. */
const AFTER_REFUSAL_MS = 24.5 * 60 * 60 * 1000;

/**
 * Gives money back at the provider, once, under the key of its intent and reason. What is refused goes to a person and
 * is tried again the next day, unless the money turns out to be back already.
 */
export async function carryOutRefund(deps: PaymentDeps, due: DueRefund): Promise<void> {
  const { id, paymentIntent, reason, amountPence } = due;
  try {
    const refund = await deps.gateway.refund({
      intentId: paymentIntent,
      amountPence,
      idempotencyKey: `refund:${paymentIntent}:${reason}`,
      reason,
    });
    await deps.em.nativeUpdate(Refund, { id }, { providerRefund: refund.id });
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    await takeRefusal(deps, due, error.code);
  }
}

async function takeRefusal(deps: PaymentDeps, due: DueRefund, code: string): Promise<void> {
  const { id, paymentIntent, amountPence } = due;
  const intent = await deps.gateway.readIntent(paymentIntent);
  if (intent.refundedPence >= amountPence) {
    await deps.em.nativeUpdate(Refund, { id }, { providerRefund: 'given before' });
    return;
  }
  const nextCheckAt = new Date(deps.now().getTime() + AFTER_REFUSAL_MS);
  await deps.em.nativeUpdate(Refund, { id }, { nextCheckAt });
  await raiseException(deps.em, deps, intent, `refund refused: ${code}`);
}
