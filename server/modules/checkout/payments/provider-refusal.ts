import { paymentUnavailable } from '../../../platform/errors/errors.js';
import type { Log } from '../../../platform/log/log.js';
import { GatewayRefused, GatewayUnavailable } from '../../payments/gateway/gateway-errors.js';

/** The provider's troubles in our words; never its 401 or 402, which a client would take for its own. Others as they are. */
export function asRefusal(log: Log, error: unknown): unknown {
  if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefused)) return error;
  log.warn({ event: 'payment.provider_failed', err: error }, 'Payment provider request failed');
  return paymentUnavailable();
}
