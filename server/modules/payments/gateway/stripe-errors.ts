import Stripe from 'stripe';
import { GatewayRefused, GatewayUnavailable, InvalidWebhookSignature } from './gateway-errors.js';

/** Codes of temporary refusals (https://docs.stripe.com/error-codes). */
const TRY_AGAIN_CODES = new Set(['idempotency_key_in_use', 'lock_timeout', 'rate_limit']);

/** The key is wrong, or lacks a permission: nothing was done, and nothing is known about the payment. */
const KEY_REFUSED = new Set([401, 403]);

/**
 * Converts an error of a provider call into one of our three. On responses that make no sense, the package throws
 * JavaScript errors: the outcome is unknown then.
 */
export function toGatewayError(error: unknown): Error {
  if (error instanceof GatewayRefused || error instanceof GatewayUnavailable) return error;
  if (!(error instanceof Stripe.errors.StripeError))
    return new GatewayUnavailable('The provider answered what could not be read.', { cause: error });
  if (error instanceof Stripe.errors.StripeSignatureVerificationError)
    return new InvalidWebhookSignature(error.message, { cause: error });
  if (isUnavailable(error)) return new GatewayUnavailable(error.message, { cause: error });
  return new GatewayRefused(error.code ?? error.rawType ?? error.type, error.message, { cause: error });
}

function isUnavailable(error: Stripe.errors.StripeError): boolean {
  return (
    error.statusCode === undefined ||
    error.statusCode < 400 ||
    KEY_REFUSED.has(error.statusCode) ||
    error.statusCode === 429 ||
    error.statusCode >= 500 ||
    TRY_AGAIN_CODES.has(error.code ?? '')
  );
}
