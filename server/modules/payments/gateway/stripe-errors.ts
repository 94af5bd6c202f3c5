import Stripe from 'stripe';
import { GatewayRefused, GatewayUnavailable, InvalidWebhookSignature } from './gateway-errors.js';

/** Codes of a refusal that says only "not now" (https://docs.stripe.com/error-codes). */
const TRY_AGAIN_CODES = new Set(['idempotency_key_in_use', 'lock_timeout', 'rate_limit']);

/** The key is wrong, or may not do this: nothing is said about the payment, and nothing was done. */
const KEY_REFUSED = new Set([401, 403]);

/**
 * What was thrown while the provider was asked, as one of our three errors. The package falls over answers that make no
 * sense with errors of JavaScript: the outcome is unknown then.
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
