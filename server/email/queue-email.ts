import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../db/query.js';
import type { Enqueue } from '../jobs/jobs.js';
import type { EmailData, EmailKind } from './email.entity.js';

export interface EmailRequest {
  /** Of the new message; made here unless the caller has to know it. */
  readonly id?: string;
  readonly kind: EmailKind;
  /** One message per fact: asking again with the same key does nothing. */
  readonly dedupeKey: string;
  readonly recipient: string;
  /** What it is about: an order, or an account. */
  readonly orderId?: string;
  readonly userId?: string;
  /** What else its text needs. */
  readonly data?: EmailData;
  /** Written and sent so many seconds from now; at once unless said. */
  readonly afterSeconds?: number;
  /** The message that this one repeats on purpose. */
  readonly againOf?: string;
  readonly now: Date;
}

/** Writes a message and its job in the caller's transaction. False when the message was asked for before. */
export async function queueEmail(
  tx: EntityManager,
  enqueue: Enqueue,
  request: EmailRequest,
): Promise<boolean> {
  const emailId = request.id ?? randomUUID();
  const written = await query(
    tx,
    `insert into email_messages (id, dedupe_key, kind, recipient, order_id, user_id, data, status, again_of, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, 'queued', $8, $9) on conflict (dedupe_key) do nothing returning id`,
    [
      emailId,
      request.dedupeKey,
      request.kind,
      request.recipient,
      request.orderId ?? null,
      request.userId ?? null,
      JSON.stringify(request.data ?? {}),
      request.againOf ?? null,
      request.now,
    ],
  );
  if (written.length === 0) return false;
  await enqueue(tx, 'send-email', { emailId }, request.afterSeconds);
  return true;
}
