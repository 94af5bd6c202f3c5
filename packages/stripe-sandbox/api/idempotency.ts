import { createHmac } from 'node:crypto';
import type { Db, SandboxCall } from './sandbox-call.js';
import { StripeFailure } from './stripe-failure.js';

/** An answer as it goes over the wire. */
export interface WireAnswer {
  status: number;
  body: string;
  /** The request that was first answered so, when this is a replay. */
  replayOf?: string;
}

/** Two uses of a key with the same caller, path and fingerprint are one use. */
export interface KeyUse {
  key: string;
  /** A browser's keys and ours are apart: anybody may know the text of ours. */
  caller: SandboxCall['caller'];
  path: string;
  fingerprint: string;
  requestId: string;
}

/** Longest key Stripe takes (https://docs.stripe.com/api/idempotent_requests). */
const LONGEST_KEY = 255;

/** A digest of the parameters in any order; keyed, so that nothing sent can be found out from it. */
export function fingerprintOf(encodedParams: string, secret: string): string {
  const params = new URLSearchParams(encodedParams);
  params.sort();
  return createHmac('sha256', secret).update(params.toString()).digest('hex');
}

/** Refuses a key that is too long. */
export function checkKey(key: string): void {
  if (key.length <= LONGEST_KEY) return;
  throw idempotencyFailure(400, undefined, `Idempotency keys may be up to ${LONGEST_KEY} characters long.`);
}

/**
 * Inside a transaction: does `work` once per key and 24 hours, and afterwards gives the first answer again.
 * The key's advisory lock lasts as long as the transaction, so a use at the same time is refused (409), and
 * work and answer are committed together or not at all.
 */
export async function answerOnce(
  db: Db,
  use: KeyUse,
  work: () => Promise<{ answer: WireAnswer; replayable: boolean }>,
): Promise<WireAnswer> {
  await lockKey(db, storedKey(use));
  const before = await readAnswer(db, use);
  if (before) return before;

  const { answer, replayable } = await work();
  if (replayable) await keepAnswer(db, use, answer);
  return answer;
}

/** Forgets keys older than 24 hours. */
export async function deleteOldKeys(db: Db): Promise<void> {
  await db.query(`DELETE FROM stripe_sandbox.idempotency WHERE created_at < now() - interval '24 hours'`);
}

function storedKey({ key, caller }: KeyUse): string {
  return `${caller} ${key}`;
}

async function lockKey(db: Db, key: string): Promise<void> {
  const { rows } = await db.query<{ locked: boolean }>(
    'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS locked',
    [`stripe_sandbox:${key}`],
  );
  if (rows[0]?.locked) return;
  throw idempotencyFailure(
    409,
    'idempotency_key_in_use',
    'There is currently another in-progress request using this Idempotent Key.',
  );
}

async function readAnswer(db: Db, use: KeyUse): Promise<WireAnswer | null> {
  const { rows } = await db.query<{
    path: string;
    fingerprint: string;
    request_id: string;
    status: number;
    body: string;
  }>(
    `SELECT path, fingerprint, request_id, status, body FROM stripe_sandbox.idempotency
      WHERE key = $1 AND created_at >= now() - interval '24 hours'`,
    [storedKey(use)],
  );
  const first = rows[0];
  if (!first) return null;
  if (first.path !== use.path)
    throw idempotencyFailure(
      400,
      undefined,
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${use.path}' vs '${first.path}'). Try using a key other than '${use.key}' if you meant to execute a different request.`,
    );
  if (first.fingerprint !== use.fingerprint)
    throw idempotencyFailure(
      400,
      undefined,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${use.key}' if you meant to execute a different request.`,
    );
  return { status: first.status, body: first.body, replayOf: first.request_id };
}

async function keepAnswer(db: Db, use: KeyUse, answer: WireAnswer): Promise<void> {
  await db.query(
    `INSERT INTO stripe_sandbox.idempotency (key, path, fingerprint, request_id, status, body)
      VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (key) DO UPDATE SET path = excluded.path, fingerprint = excluded.fingerprint,
        request_id = excluded.request_id, status = excluded.status, body = excluded.body, created_at = now()`,
    [storedKey(use), use.path, use.fingerprint, use.requestId, answer.status, answer.body],
  );
}

function idempotencyFailure(status: number, code: string | undefined, message: string): StripeFailure {
  return new StripeFailure(status, { type: 'idempotency_error', code, message }, false);
}
