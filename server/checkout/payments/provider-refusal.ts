import { GatewayRefused, GatewayUnavailable } from '../../payments/gateway/gateway-errors.js';
import { paymentUnavailable } from '../../shared/errors/errors.js';
import type { Log } from '../../shared/log/log.js';

/** The provider's troubles in our words; never its 401 or 402, which a client would take for its own. Others as they are. */
export function asRefusal(log: Log, error: unknown): unknown {
  if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefused)) return error;
  log.warn({ event: 'payment.provider_failed', err: error }, 'Payment provider request failed');
  return paymentUnavailable();
}
