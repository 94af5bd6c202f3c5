import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobTry } from '../jobs/jobs.js';
import { type EmailKind, EmailMessage } from './email.entity.js';
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
}

/** A process that has not answered for so long is gone; the queue gives its job out again after the same time. */
const CLAIMED_SECONDS = 60;

/**
 * Renders a queued message, keeps its text, and hands it to the mail server, or keeps it for staff where there is none.
 * A message that is no longer true is dropped (closed, when staff asked for it); one that the mail server refuses for good has failed. Throws when it has
 * to be tried again, unless that was the last try. At least once: a crash or a broken connection between handing over
 * and noting it can send twice, under the same message id.
 */
export async function sendEmail(
  { em, mailer, renderers, now }: EmailSending,
  emailId: string,
  { isLast }: JobTry = { isLast: false },
): Promise<void> {
  const email = await claim(em, emailId);
  if (!email) return;
  const rendered = await renderers[email.kind](email);
  if (!rendered) {
    await drop(em, email);
    return;
  }
  const { subject, text, html, fromName, isSecret } = rendered;
  const isKept = !mailer || !isSecret;
  const written = { subject, bodyText: isKept ? text : '', bodyHtml: isKept ? html : '' };
  const note = (outcome: Partial<EmailMessage>) =>
    em.nativeUpdate(EmailMessage, { id: emailId }, { ...written, claimedUntil: null, ...outcome });
  if (!mailer) {
    await note({ status: 'kept', lastError: null });
    return;
  }
  try {
    const messageId = `<${email.id}@harbourline>`;
    await mailer.send({ to: email.recipient, fromName, subject, text, html, messageId });
  } catch (error) {
    const isOver = isLast || error instanceof MessageRefused;
    await note({ status: isOver ? 'failed' : 'queued', lastError: (error as Error).message });
    if (isOver) return;
    throw error;
  }
  await note({ status: 'sent', sentAt: now(), lastError: null });
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

const NO_LONGER_TRUE = 'Not sent: what it says is no longer true.';

/**
 * The message, for this process alone; null when there is nothing left to do. Throws while another process has it, so
 * that the queue asks again: that process may be gone.
 */
async function claim(em: EntityManager, id: string): Promise<EmailMessage | null> {
  const claimed = await em.execute<unknown[]>(
    `update email_messages set claimed_until = now() + interval '${CLAIMED_SECONDS} seconds'
      where id = ? and status in ('queued', 'failed') and (claimed_until is null or claimed_until < now()) returning id`,
    [id],
  );
  const email = await em.findOne(EmailMessage, { id }, { refresh: true });
  if (claimed.length > 0) return email;
  if (email?.status === 'queued' || email?.status === 'failed')
    throw new Error('Another process is sending it.');
  return null;
}
