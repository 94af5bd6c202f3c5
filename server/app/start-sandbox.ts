import { createServer, type RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import type { Pool } from 'pg';
import { hasKey } from '../../packages/stripe-sandbox/api/api-keys.js';
import type { SandboxFaults } from '../../packages/stripe-sandbox/api/sandbox-faults.js';
import { SANDBOX_SCHEMA_SQL } from '../../packages/stripe-sandbox/sandbox-schema.js';
import { createStripeSandbox, type StripeSandbox } from '../../packages/stripe-sandbox/stripe-sandbox.js';
import type { StripeEnv } from '../platform/env/secrets-env.js';
import { AppError } from '../platform/errors/errors.js';
import type { AppDeps } from '../platform/http/app-deps.js';
import type { Log } from '../platform/log/log.js';
import { listen } from './listen.js';

export interface RunningSandbox extends StripeSandbox {
  /** Base address for the server's calls. */
  readonly apiBase: string;
}

/**
 * Starts the payment sandbox on a local port of its own, over which it and the server call each other. A payment
 * under way when the shop's port closes can thus be finished, whatever address the shop listens on.
 */
export async function startSandbox(options: {
  readonly stripe: StripeEnv;
  readonly pool: Pool;
  readonly log: Log;
  /** Handles requests as on the shop's port. */
  readonly handle: RequestListener;
  readonly faults: SandboxFaults | undefined;
}): Promise<RunningSandbox> {
  const { stripe, pool, log, handle, faults } = options;
  const http = createServer(handle);
  const url = `http://127.0.0.1:${await listen(http, 0, '127.0.0.1', { isOwn: true })}`;
  for (const statement of SANDBOX_SCHEMA_SQL) await pool.query(statement);
  const sandbox = createStripeSandbox({
    ...stripe,
    pool,
    log,
    webhookUrl: `${url}/api/stripe/webhook`,
    ...(faults ? { faults } : {}),
  });
  sandbox.start();
  return {
    ...sandbox,
    apiBase: `${url}/stripe-sandbox`,
    async stop() {
      await sandbox.stop();
      http.close();
      http.closeAllConnections();
    },
  };
}

const NOBODY = { user: null, guestId: null };

/**
 * Counts a browser's requests to the payment sandbox like any of its place, before anything of them is read. The
 * server's own calls, under the secret key, are free. Refusals look like Stripe's, which the caller expects.
 */
export function limitSandbox({ env, requestLimits }: AppDeps): RequestHandler {
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
