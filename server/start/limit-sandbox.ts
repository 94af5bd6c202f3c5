import type { RequestHandler } from 'express';
import { hasKey } from '../../stripe-sandbox/api/api-keys.js';
import { AppError } from '../shared/errors/errors.js';
import type { AppContainer } from './app-container.js';

const NOBODY = { user: null, guestId: null };

/**
 * Counts what a browser asks of the payment sandbox like any request of its place, before anything of it is read. The
 * server's own calls, under the secret key, are free. Refusals are in the words of Stripe, which is who seems to answer.
 */
export function limitSandbox({ env, requestLimits }: AppContainer): RequestHandler {
  return (request, response, next) => {
    if (hasKey(request, env.stripe.secretKey)) return next();
    try {
      requestLimits.countPlace();
      if (request.method !== 'GET') requestLimits.countChange(NOBODY);
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 429) throw error;
      const { message, retryAfter } = error;
      const refusal = { type: 'invalid_request_error', code: 'rate_limit', message };
      response.status(429).set('Retry-After', String(retryAfter)).json({ error: refusal });
      return;
    }
    next();
  };
}
