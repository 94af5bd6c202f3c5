import { GatewayRefused } from '../payments/gateway/gateway-errors.js';
import { Refund } from '../payments/payment.entity.js';
import type { PaymentDeps } from './payment-deps.js';
import { raiseException } from './settle-payment.js';

export type DueRefund = Pick<Refund, 'id' | 'paymentIntent' | 'reason' | 'amountPence'>;

/** Gives money back at the provider, once, under the key of its intent and reason. What is refused goes to a person. */
export async function carryOutRefund(
  deps: PaymentDeps,
  { id, paymentIntent, reason, amountPence }: DueRefund,
): Promise<void> {
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
    await raiseException(
      deps.em,
      deps,
      { id: paymentIntent, checkoutId: null },
      `refund refused: ${error.code}`,
    );
  }
}
