import { paymentUnavailable } from '../../../platform/errors/errors.js';
import type { Log } from '../../../platform/log/log.js';
import { GatewayRefused, GatewayUnavailable } from '../../payments/gateway/gateway-errors.js';

/** Translates the provider's errors; its 401 or 402 would look like ours to clients. Others are unchanged. */
export function asRefusal(log: Log, error: unknown): unknown {
  if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefused)) return error;
  log.warn({ event: 'payment.provider_failed', err: error }, 'Payment provider request failed');
  return paymentUnavailable();
}
