import { paymentUnavailable } from '../../../platform/errors/errors.js';
import { GatewayUnavailable, isResourceMissing } from '../../payments/gateway/gateway-errors.js';

/** Calls the provider; null if it does not know the payment. Throws PAYMENT_UNAVAILABLE if it does not respond. */
export async function nullIfUnknown<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (isResourceMissing(error)) return null;
    if (error instanceof GatewayUnavailable) throw paymentUnavailable();
    throw error;
  }
}
