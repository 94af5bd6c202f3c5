import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobTry } from '../jobs/jobs.js';
import { type EmailKind, EmailMessage, type EmailStatus } from './email.entity.js';
import { type Mailer, MessageRefused } from './mailer.js';

export interface RenderedEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The name of the sender: the shop's at this moment. */
  readonly fromName?: string;
  /** Has a secret in it: once a mail server is there to take it, no text is kept. */
  readonly isSecret?: boolean;
}

/** How each kind of message is written; what it is about is read at the time of sending. Null when it is no longer true. */
export type EmailRenderers = {
  readonly [Kind in EmailKind]: (email: EmailMessage) => Promise<RenderedEmail | null>;
};

export interface EmailSending {
  readonly em: EntityManager;
  /** Null: messages are kept for staff to read. */
  readonly mailer: Mailer | null;
  readonly renderers: EmailRenderers;
  readonly now: () => Date;
  /** Waits until one more message may be handed over. */
  readonly pace?: () => Promise<void>;
  /** Another one; for tests only. */
  readonly leaseMs?: number;
}

/** A process that has not renewed its claim for so long is gone, and another takes over (take-over-emails.ts). */
const LEASE_MS = 8_000;

/**
 * Renders a queued message, keeps its text, and hands it to the mail server, or keeps it for staff where there is none.
 * A message that is no longer true is dropped (closed, when staff asked for it); one that the mail server refuses for good has failed. Throws when it has
 * to be tried again, unless that was the last try. At least once: a crash or a broken connection between handing over
 * and noting it can send twice, under the same message id.
 */
export async function sendEmail(
  sending: EmailSending,
  emailId: string,
  attempt: JobTry = { isLast: false },
): Promise<void> {
  const { em, leaseMs = LEASE_MS } = sending;
  const email = await claim(em, emailId, leaseMs);
  if (!email) return;
  const renewing = setInterval(() => void renew(em, emailId, leaseMs).catch(() => {}), leaseMs / 4);
  try {
    await sendClaimed(sending, email, attempt);
  } catch (error) {
    const left = { id: emailId, status: 'queued', claimedUntil: { $ne: null } } as const;
    await em.nativeUpdate(EmailMessage, left, { claimedUntil: null, lastError: (error as Error).message });
    throw error;
  } finally {
    clearInterval(renewing);
  }
}

async function sendClaimed(
  { em, mailer, renderers, now, pace }: EmailSending,
  email: EmailMessage,
  { isLast }: JobTry,
): Promise<void> {
  const rendered = await renderers[email.kind](email);
  if (!rendered) {
    await drop(em, email);
    return;
  }
  const { subject, text, html, fromName, isSecret } = rendered;
  const isKept = !mailer || !isSecret;
  const written = { subject, bodyText: isKept ? text : '', bodyHtml: isKept ? html : '' };
  const note = (outcome: Partial<EmailMessage>, when = {}) =>
    em.nativeUpdate(EmailMessage, { id: email.id, ...when }, { ...written, claimedUntil: null, ...outcome });
  if (!mailer) {
    await note({ status: 'kept', lastError: null });
    return;
  }
  try {
    await pace?.();
    const messageId = `<${email.id}@harbourline>`;
    await mailer.send({ to: email.recipient, fromName, subject, text, html, messageId });
  } catch (error) {
    const isOver = isLast || error instanceof MessageRefused;
    // Another process may have taken over and sent it.
    await note({ status: isOver ? 'failed' : 'queued', lastError: (error as Error).message }, UNSENT);
    if (isOver) return;
    throw error;
  }
  await note({ status: 'sent', sentAt: now(), lastError: null });
}

/** The process that sends it says that it lives. */
async function renew(em: EntityManager, id: string, leaseMs: number): Promise<void> {
  await em.execute(
    `update email_messages set claimed_until = now() + ? * interval '1 millisecond' where id = ? and claimed_until is not null`,
    [leaseMs, id],
  );
}

/** What staff asked for stays where they look for it, and says why it was not sent. */
async function drop(em: EntityManager, { id, resentAt, againOf }: EmailMessage): Promise<void> {
  if (!resentAt && !againOf) await em.nativeDelete(EmailMessage, { id });
  else
    await em.nativeUpdate(
      EmailMessage,
      { id },
      { status: 'closed', lastError: NO_LONGER_TRUE, claimedUntil: null },
    );
}

const UNSENT = { status: { $in: ['queued', 'failed'] as EmailStatus[] } };

const NO_LONGER_TRUE = 'Not sent: what it says is no longer true.';

/**
 * The message, for this process alone; null when there is nothing left to do. Throws while another process has it, so
 * that the queue asks again: that process may be gone.
 */
async function claim(em: EntityManager, id: string, leaseMs: number): Promise<EmailMessage | null> {
  const claimed = await em.execute<unknown[]>(
    `update email_messages set claimed_until = now() + ? * interval '1 millisecond'
      where id = ? and status in ('queued', 'failed') and (claimed_until is null or claimed_until < now()) returning id`,
    [leaseMs, id],
  );
  const email = await em.findOne(EmailMessage, { id }, { refresh: true });
  if (claimed.length > 0) return email;
  if (email?.status === 'queued' || email?.status === 'failed')
    throw new Error('Another process is sending it.');
  return null;
}
