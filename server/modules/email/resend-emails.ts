import { randomUUID } from 'node:crypto';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { conflict, notFound } from '../../platform/errors/errors.js';
import { EmailMessage, type EmailStatus } from './email.entity.js';
import { auditEmails, lockRepeats, queueEmail } from './email.store.js';
import { requeueUndelivered, type UndeliveredFilter } from './mailbox/mailbox.store.js';

export interface Resend {
  readonly id: string;
  /** The status that staff saw. */
  readonly seen: EmailStatus;
  readonly recipient: string;
  readonly now: Date;
}

/** Time within which a second resend counts as a double click. */
const AGAIN_AFTER_MS = 60 * 1000;

/**
 * Queues a message again, in the caller's transaction. A message that was never accepted stays the same one, under
 * the same Message-ID, so that no mail server accepts it twice; an accepted one is repeated as a message of its own.
 * Returns its id. Throws NOT_FOUND, or CONFLICT when its status has changed.
 */
export async function resendEmail(tx: EntityManager, { id, seen, recipient, now }: Resend): Promise<string> {
  const email = await lockEmail(tx, id, seen);
  if (email.status === 'sent') return repeat(tx, email, recipient, now);
  if (email.resentAt && now.getTime() - email.resentAt.getTime() < AGAIN_AFTER_MS) throw justResent();
  const before = email.status;
  Object.assign(email, { status: 'queued', resentAt: now, recipient, tries: 0, dueAt: new Date() });
  await auditEmails(tx, [email], 'changed', { status: before }, { status: 'queued' });
  return id;
}

/** Queues the oldest failed or stored messages again that match a filter, at most 500. Returns their number. */
export async function resendUndelivered(
  tx: EntityManager,
  filter: UndeliveredFilter,
  now: Date,
): Promise<number> {
  const queued = await requeueUndelivered(tx, filter, now);
  await auditEmails(tx, queued, 'changed', { status: filter.status }, { status: 'queued' });
  return queued.length;
}

/** Closes a message that is not to be sent, as staff have dealt with it. Throws NOT_FOUND or CONFLICT. */
export async function closeEmail(tx: EntityManager, id: string, seen: EmailStatus): Promise<void> {
  const email = await lockEmail(tx, id, seen);
  if (email.status !== 'failed' && email.status !== 'kept')
    throw conflict("You can only dismiss a message that failed or that we haven't sent");
  email.status = 'closed';
  await auditEmails(tx, [email], 'changed', { status: seen }, { status: 'closed' });
}

async function repeat(
  tx: EntityManager,
  { kind, orderId, userId, data, createdAt, ...email }: EmailMessage,
  recipient: string,
  now: Date,
): Promise<string> {
  const firstId = email.againOf ?? email.id;
  const { count, latest } = await lockRepeats(tx, firstId);
  if (latest && now.getTime() - new Date(latest).getTime() < AGAIN_AFTER_MS) throw justResent();
  const id = randomUUID();
  await queueEmail(tx, {
    ...{ id, kind, recipient, now },
    dedupeKey: `again:${firstId}:${count + 1}`,
    againOf: firstId,
    ...(orderId && { orderId }),
    ...(userId && { userId }),
    data: { happenedAt: createdAt.toISOString(), ...data },
  });
  await auditEmails(tx, [{ id, kind }], 'created', {}, { repeats: firstId });
  return id;
}

async function lockEmail(tx: EntityManager, id: string, seen: EmailStatus): Promise<EmailMessage> {
  const email = await tx.findOne(EmailMessage, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!email) throw notFound('Message');
  if (email.status !== seen) throw conflict(MEANWHILE[email.status]);
  return email;
}

const justResent = () => conflict('We sent this message again a moment ago. Wait a minute.');

const MEANWHILE: Readonly<Record<EmailStatus, string>> = {
  queued: 'Someone has already queued this message again.',
  sent: "We've already sent this message.",
  kept: "We couldn't send this message: no mail server is set up.",
  failed: 'This message has failed since you looked.',
  closed: 'Someone has already dismissed this message.',
};
