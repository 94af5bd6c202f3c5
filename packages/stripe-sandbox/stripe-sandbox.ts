import express, { type Router } from 'express';
import type pg from 'pg';
import { type ApiDeps, answerRequest } from './api/answer-request.js';
import type { SandboxFaults } from './api/sandbox-faults.js';
import { browserFiles } from './browser-files.js';
import { CHARGE_ENDPOINTS } from './payments/charges.js';
import { CUSTOMER_ENDPOINTS } from './payments/customers.js';
import { INTENT_ENDPOINTS } from './payments/intent-endpoints.js';
import { PAYMENT_METHOD_ENDPOINTS } from './payments/payment-methods.js';
import { REFUND_ENDPOINTS } from './payments/refunds.js';
import type { SandboxLog } from './sandbox-log.js';
import { createSandboxLoop } from './sandbox-loop.js';
import { EVENT_ENDPOINTS } from './webhooks/events.js';

const ENDPOINTS = [
  ...INTENT_ENDPOINTS,
  ...PAYMENT_METHOD_ENDPOINTS,
  ...REFUND_ENDPOINTS,
  ...CHARGE_ENDPOINTS,
  ...CUSTOMER_ENDPOINTS,
  ...EVENT_ENDPOINTS,
];

/** The sandbox as the server uses it. */
export interface StripeSandbox {
  /** Mount it at /stripe-sandbox, before any body parser. */
  router: Router;
  /** Begins to deliver webhooks. Several processes may, on one database. */
  start(): void;
  /** Ends the deliveries; what is left waits in the database. */
  stop(): Promise<void>;
}

/**
 * A Stripe of our own for when there are no keys: the `stripe` package talks to it as to Stripe. All state
 * is in the schema `stripe_sandbox` (SANDBOX_SCHEMA_SQL), so restarts and several processes are safe.
 * `faults` makes it misbehave, for tests.
 */
export function createStripeSandbox(options: {
  pool: pg.Pool;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  webhookUrl: string | (() => string);
  log: SandboxLog;
  faults?: SandboxFaults;
}): StripeSandbox {
  const faults = options.faults ?? {};
  const loop = createSandboxLoop({ ...options, faults });

  const router = express.Router();
  router.use('/v1', apiRouter({ ...options, faults, committed: loop.wake }));
  router.use(browserFiles());
  return { router, start: loop.start, stop: loop.stop };
}

function apiRouter(deps: ApiDeps): Router {
  const api = express.Router();
  // As text: our own reader takes Stripe's brackets apart.
  api.use(express.text({ type: 'application/x-www-form-urlencoded', limit: '64kb' }));
  for (const endpoint of ENDPOINTS)
    api[endpoint.method](endpoint.path, (request, response) =>
      answerRequest(deps, endpoint, request, response),
    );
  api.use((request, response) => {
    const message = `Unrecognized request URL (${request.method}: /v1${request.path}).`;
    response.status(404).json({ error: { type: 'invalid_request_error', message } });
  });
  return api;
}
