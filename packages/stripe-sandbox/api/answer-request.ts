import { setTimeout as pause } from 'node:timers/promises';
import type { Request, Response } from 'express';
import type pg from 'pg';
import Stripe from 'stripe';
import type { SandboxLog } from '../sandbox-log.js';
import { inSavepoint, inTransaction } from '../transaction.js';
import { identifyCaller } from './api-keys.js';
import { expandFields } from './expand-fields.js';
import { parseForm } from './form-encoding.js';
import { answerOnce, checkKey, fingerprintOf, type WireAnswer } from './idempotency.js';
import { type Db, type Endpoint, newId, type SandboxCall } from './sandbox-call.js';
import type { SandboxFaults } from './sandbox-faults.js';
import { apiError, StripeFailure } from './stripe-failure.js';

/** Dependencies that every endpoint shares. */
export interface ApiDeps {
  pool: pg.Pool;
  secretKey: string;
  publishableKey: string;
  faults: SandboxFaults;
  log: SandboxLog;
  /** Called after a commit that may have made events. */
  committed(): void;
}

/** Answers one request at an endpoint as Stripe would, misbehaving where the faults say so. */
export async function answerRequest(
  deps: ApiDeps,
  endpoint: Endpoint,
  request: Request,
  response: Response,
): Promise<void> {
  const seen = { method: request.method, path: request.path };
  const requestId = newId('req');
  if (deps.faults.delayMs) await pause(deps.faults.delayMs(seen));

  const answer = await answerOf(deps, endpoint, request, requestId);
  if (deps.faults.loseAnswer?.(seen)) {
    request.socket.destroy();
    return;
  }
  const key = request.get('idempotency-key');
  response.status(answer.status).set({
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'Request-Id': requestId,
    'Stripe-Version': Stripe.API_VERSION,
    ...(key && { 'Idempotency-Key': key, 'Original-Request': answer.replayOf ?? requestId }),
    ...(answer.replayOf && { 'Idempotent-Replayed': 'true' }),
  });
  response.end(answer.body);
}

async function answerOf(
  deps: ApiDeps,
  endpoint: Endpoint,
  request: Request,
  requestId: string,
): Promise<WireAnswer> {
  try {
    if (deps.faults.failBefore?.({ method: request.method, path: request.path }))
      throw apiError('The sandbox was set to fail here.');
    return await run(deps, endpoint, request, requestId);
  } catch (error) {
    if (error instanceof StripeFailure) return onWire(error);
    deps.log.error(
      { event: 'sandbox.failed', err: error, requestId, path: request.path },
      'The Stripe sandbox failed',
    );
    return onWire(apiError('An error occurred in the Stripe sandbox.'));
  }
}

async function run(
  deps: ApiDeps,
  endpoint: Endpoint,
  request: Request,
  requestId: string,
): Promise<WireAnswer> {
  const encoded = endpoint.method === 'post' ? bodyOf(request) : (request.url.split('?')[1] ?? '');
  const params = parseForm(encoded);
  const caller = identifyCaller(request, params, endpoint, deps);
  const idempotencyKey = (endpoint.method === 'post' && request.get('idempotency-key')) || null;
  if (idempotencyKey) checkKey(idempotencyKey);

  const id = typeof request.params.id === 'string' ? request.params.id : '';
  const outcome = (db: Db) => outcomeOf(endpoint, { db, id, params, caller, requestId, idempotencyKey });
  if (endpoint.method === 'get') return onWire(await outcome(deps.pool));
  const answer = await inTransaction(deps.pool, async (db) => {
    if (!idempotencyKey) return onWire(await outcome(db));
    const path = `/v1${request.path}`;
    const fingerprint = fingerprintOf(encoded, deps.secretKey);
    const use = { key: idempotencyKey, caller, path, fingerprint, requestId };
    return answerOnce(db, use, () => attempt(db, () => outcome(db)));
  });
  deps.committed();
  return answer;
}

async function outcomeOf(endpoint: Endpoint, call: SandboxCall): Promise<object | StripeFailure> {
  const outcome = await endpoint.answer(call);
  return outcome instanceof StripeFailure ? outcome : expandFields(call, outcome);
}

/** Answers with a thrown failure too, after a rollback; it may be stored under its idempotency key. */
async function attempt(
  db: Db,
  work: () => Promise<object | StripeFailure>,
): Promise<{ answer: WireAnswer; replayable: boolean }> {
  const result = await inSavepoint(db, work).catch((error: unknown) => {
    if (error instanceof StripeFailure) return error;
    throw error;
  });
  return { answer: onWire(result), replayable: !(result instanceof StripeFailure) || result.replayable };
}

function onWire(result: object | StripeFailure): WireAnswer {
  if (!(result instanceof StripeFailure)) return { status: 200, body: JSON.stringify(result, null, 2) };
  return { status: result.status, body: JSON.stringify({ error: result.body }, null, 2) };
}

/** The body as text; an empty one leaves express's parser nothing to read. */
function bodyOf(request: Request): string {
  return typeof request.body === 'string' ? request.body : '';
}
