import { randomUUID } from 'node:crypto';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { query } from '../db/query.js';
import type { Enqueue } from '../jobs/jobs.js';
import { conflict, notFound } from '../shared/errors/errors.js';
import { EmailMessage, type EmailStatus } from './email.entity.js';
import { type EmailFilter, whereOf } from './mailbox/mailbox.store.js';
import { queueEmail } from './queue-email.js';

export interface Resend {
  readonly id: string;
  /** How far it had come when staff decided. */
  readonly seen: EmailStatus;
  readonly recipient: string;
  readonly now: Date;
}

/** Who presses twice means it once. */
const AGAIN_AFTER_MS = 60 * 1000;

/** So many at a time, that nobody floods a mail server that has just come back. */
export const RESENT_AT_ONCE = 500;

/**
 * Queues a message again, in the caller's transaction. What was never accepted stays the same message, under the same
 * Message-ID, so that no mail server takes it twice; what was accepted is repeated as a message of its own. Gives its
 * id. Throws NOT_FOUND, or CONFLICT when it has come further than was seen.
 */
export async function resendEmail(
  tx: EntityManager,
  enqueue: Enqueue,
  { id, seen, recipient, now }: Resend,
): Promise<string> {
  const email = await lockEmail(tx, id, seen);
  if (email.status === 'sent') return repeat(tx, enqueue, email, recipient, now);
  if (email.resentAt && now.getTime() - email.resentAt.getTime() < AGAIN_AFTER_MS) throw justResent();
  const before = email.status;
  Object.assign(email, { status: 'queued', resentAt: now, recipient });
  await enqueue(tx, 'send-email', { emailId: id });
  await audit(tx, [email], 'changed', { status: before }, { status: 'queued' });
  return id;
}

/** Queues the oldest failed messages again that match a filter, at most RESENT_AT_ONCE. Returns how many. */
export async function resendFailedEmails(
  tx: EntityManager,
  enqueue: Enqueue,
  filter: Omit<EmailFilter, 'status'>,
  now: Date,
): Promise<number> {
  const values: unknown[] = [];
  const where = whereOf({ ...filter, status: 'failed' }, (value) => `$${values.push(value)}`);
  const queued = await query<{ id: string; kind: string }>(
    tx,
    `with picked as (select m.id from email_messages m ${where} order by m.created_at, m.id limit ${RESENT_AT_ONCE}
        for update skip locked)
      update email_messages m set status = 'queued', resent_at = $${values.push(now)} from picked where m.id = picked.id
      returning m.id, m.kind`,
    values,
  );
  for (const { id } of queued) await enqueue(tx, 'send-email', { emailId: id });
  await audit(tx, queued, 'changed', { status: 'failed' }, { status: 'queued' });
  return queued.length;
}

/** Ends a message that is not to be sent: somebody has seen to it. Throws NOT_FOUND or CONFLICT. */
export async function closeEmail(tx: EntityManager, id: string, seen: EmailStatus): Promise<void> {
  const email = await lockEmail(tx, id, seen);
  if (email.status !== 'failed' && email.status !== 'kept')
    throw conflict('Only a message that failed or was kept can be closed');
  email.status = 'closed';
  await audit(tx, [email], 'changed', { status: seen }, { status: 'closed' });
}

async function repeat(
  tx: EntityManager,
  enqueue: Enqueue,
  { kind, orderId, userId, data, createdAt, ...email }: EmailMessage,
  recipient: string,
  now: Date,
): Promise<string> {
  const firstId = email.againOf ?? email.id;
  await query(tx, 'select from email_messages where id = $1 for update', [firstId]);
  const [before] = await query<{ count: number; latest: string | null }>(
    tx,
    'select count(*)::int as count, max(created_at) as latest from email_messages where again_of = $1',
    [firstId],
  );
  const { count, latest } = before!;
  if (latest && now.getTime() - new Date(latest).getTime() < AGAIN_AFTER_MS) throw justResent();
  const id = randomUUID();
  await queueEmail(tx, enqueue, {
    ...{ id, kind, recipient, now },
    dedupeKey: `again:${firstId}:${count + 1}`,
    againOf: firstId,
    ...(orderId && { orderId }),
    ...(userId && { userId }),
    data: { happenedAt: createdAt.toISOString(), ...data },
  });
  await audit(tx, [{ id, kind }], 'created', {}, { repeats: firstId });
  return id;
}

async function lockEmail(tx: EntityManager, id: string, seen: EmailStatus): Promise<EmailMessage> {
  const email = await tx.findOne(EmailMessage, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!email) throw notFound('Message');
  if (email.status !== seen) throw conflict(MEANWHILE[email.status]);
  return email;
}

const justResent = () => conflict('It was sent again a moment ago. Please wait a minute.');

const MEANWHILE: Readonly<Record<EmailStatus, string>> = {
  queued: 'Somebody has sent this message again meanwhile: it waits to be sent.',
  sent: 'This message has been sent meanwhile.',
  kept: 'This message has been kept meanwhile: no mail server is set.',
  failed: 'This message has failed meanwhile.',
  closed: 'Somebody has closed this message meanwhile.',
};

/** Messages are written by the queue, for nobody; what staff do with them is written down here. Nothing personal. */
async function audit(
  tx: EntityManager,
  of: readonly { readonly id: string; readonly kind: string }[],
  action: 'created' | 'changed',
  before: object,
  after: object,
): Promise<void> {
  await query(
    tx,
    `insert into audit_entries (actor_id, action, entity, entity_id, label, before, after, request_id)
      select current_setting('audit.actor')::uuid, $1, 'message', e.id, e.kind, $2, $3, current_setting('audit.request', true)
        from jsonb_to_recordset($4) as e(id text, kind text)`,
    [
      action,
      JSON.stringify(before),
      JSON.stringify(after),
      JSON.stringify(of.map(({ id, kind }) => ({ id, kind }))),
    ],
  );
}
