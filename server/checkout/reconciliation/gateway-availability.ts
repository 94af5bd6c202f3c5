import { GatewayUnavailable, isResourceMissing } from '../../payments/gateway/gateway-errors.js';
import { paymentUnavailable } from '../../shared/errors/errors.js';

/**
 * What the provider says of a payment; null of one that it does not know. Throws PAYMENT_UNAVAILABLE when it does not
 * answer.
 */
export async function orUnavailable<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (isResourceMissing(error)) return null;
    if (error instanceof GatewayUnavailable) throw paymentUnavailable();
    throw error;
  }
}
