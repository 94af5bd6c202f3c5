import type { EntityManager } from '@mikro-orm/postgresql';
import { type EmailKind, EmailMessage } from './email.entity.js';
import type { Mailer } from './mailer.js';

export interface RenderedEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
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

/**
 * Renders a queued message, keeps its text, and hands it to the mail server, or keeps it for staff where there is none.
 * A message that is no longer true is dropped.
 * Throws when the server cannot be reached, so that the queue tries again. At least once: a crash between handing over
 * and noting it can send twice, under the same message id.
 */
export async function sendEmail(
  { em, mailer, renderers, now }: EmailSending,
  emailId: string,
): Promise<void> {
  const email = await em.findOne(EmailMessage, { id: emailId });
  if (!email || email.status === 'sent' || email.status === 'kept') return;
  const rendered = await renderers[email.kind](email);
  if (!rendered) {
    await em.remove(email).flush();
    return;
  }
  const { subject, text, html, isSecret } = rendered;
  const isKept = !mailer || !isSecret;
  Object.assign(email, { subject, bodyText: isKept ? text : '', bodyHtml: isKept ? html : '' });
  if (!mailer) {
    email.status = 'kept';
    await em.flush();
    return;
  }
  try {
    await mailer.send({ to: email.recipient, subject, text, html, messageId: `<${email.id}@harbourline>` });
    Object.assign(email, { status: 'sent', sentAt: now(), lastError: null });
  } catch (error) {
    Object.assign(email, { status: 'failed', lastError: (error as Error).message });
    throw error;
  } finally {
    await em.flush();
  }
}
