import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { NOW_SECONDS_SQL } from '../api/sandbox-call.js';
import type { SandboxFaults } from '../api/sandbox-faults.js';
import type { SandboxLog } from '../sandbox-log.js';
import { type EventRow, toEvent } from './events.js';

/** Dependencies of the sender. */
export interface SenderDeps {
  pool: pg.Pool;
  webhookSecret: string;
  webhookUrl: string | (() => string);
  faults: SandboxFaults;
  log: SandboxLog;
}

/** By the database's time, in seconds. */
type ClaimedEvent = EventRow & { readonly claimedAt: number };

const BATCH = 5;
const TIMEOUT_MS = 10_000;
/** A claim outlives its delivery; if the process dies before that, another process tries again after it. */
const CLAIM_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 3_600;

/** Claims due webhooks, sends them, records the outcome. Returns how many there were. */
export async function sendDueWebhooks(deps: SenderDeps, stopped: AbortSignal): Promise<number> {
  const events = await claimDue(deps.pool);
  await Promise.all(events.map((event) => deliver(deps, event, stopped)));
  return events.length;
}

/** The `Stripe-Signature` header (https://docs.stripe.com/webhooks/signature). */
export function signWebhook(payload: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

/** Due events no other process has; given up after three days, as Stripe does. */
async function claimDue(pool: pg.Pool): Promise<ClaimedEvent[]> {
  const { rows } = await pool.query<ClaimedEvent>(
    `UPDATE stripe_sandbox.event SET tries = tries + 1, next_try_at = now() + $1 * interval '1 second'
      WHERE id IN (
        SELECT id FROM stripe_sandbox.event
          WHERE delivered_at IS NULL AND next_try_at <= now()
            AND created > extract(epoch FROM now() - interval '3 days')
          ORDER BY next_try_at LIMIT $2 FOR UPDATE SKIP LOCKED)
      RETURNING *, ${NOW_SECONDS_SQL} AS "claimedAt"`,
    [CLAIM_SECONDS, BATCH],
  );
  return rows;
}

async function deliver(deps: SenderDeps, event: ClaimedEvent, stopped: AbortSignal): Promise<void> {
  try {
    const delayMs = event.tries === 1 ? (deps.faults.webhookDelayMs?.(event) ?? 0) : 0;
    if (delayMs > 0) return await holdBack(deps.pool, event, delayMs);
    const copies = deps.faults.webhookCopies?.(event) ?? 1;
    for (let copy = 0; copy < copies; copy += 1) await post(deps, event, stopped);
    await deps.pool.query(
      'UPDATE stripe_sandbox.event SET delivered_at = now(), last_failure = NULL WHERE id = $1',
      [event.id],
    );
  } catch (error) {
    await putOff(deps, event, error, stopped);
  }
}

/** Lets later events overtake this one. */
async function holdBack(pool: pg.Pool, event: EventRow, delayMs: number): Promise<void> {
  await pool.query(
    `UPDATE stripe_sandbox.event SET next_try_at = now() + $2 * interval '1 millisecond' WHERE id = $1`,
    [event.id, delayMs],
  );
}

async function post(deps: SenderDeps, event: ClaimedEvent, stopped: AbortSignal): Promise<void> {
  const payload = JSON.stringify(toEvent(event), null, 2);
  const url = typeof deps.webhookUrl === 'string' ? deps.webhookUrl : deps.webhookUrl();
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Stripe-Signature': signWebhook(payload, deps.webhookSecret, event.claimedAt),
    },
    body: payload,
    redirect: 'manual',
    signal: AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the endpoint answered ${response.status}`);
}

/** Tries again after 0.5, 1, 2, 4, ... seconds, an hour at most; a stopped process hands over at once. */
async function putOff(
  deps: SenderDeps,
  event: EventRow,
  error: unknown,
  stopped: AbortSignal,
): Promise<void> {
  const waitSeconds = stopped.aborted ? 0 : Math.min(2 ** (event.tries - 2), LONGEST_WAIT_SECONDS);
  const failure = error instanceof Error ? error.message : String(error);
  await deps.pool.query(
    `UPDATE stripe_sandbox.event SET next_try_at = now() + $2 * interval '1 second', last_failure = $3
      WHERE id = $1 AND delivered_at IS NULL`,
    [event.id, waitSeconds, failure],
  );
  if (!stopped.aborted)
    deps.log.warn(
      { event: 'sandbox.webhook_failed', webhook: event.id, type: event.type, failure, waitSeconds },
      'Webhook not delivered',
    );
}
