import type { EntityManager } from '@mikro-orm/postgresql';
import { holdClaim, LEASE_MS } from '../../platform/queue/hold-claim.js';
import type { Claim } from '../../platform/queue/queue-table.store.js';
import { type EmailKind, EmailMessage } from './email.entity.js';
import { EMAIL_QUEUE, isOfSample } from './email.store.js';
import type { Mailer } from './mailer.js';

export interface RenderedEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The sender's name: the shop's at this moment. */
  readonly fromName?: string;
  /** The text contains a secret: it is not stored once a mail server is configured. */
  readonly isSecret?: boolean;
  /** URL where the reader stops messages of this sort; absent for a response to the reader. */
  readonly stopUrl?: string;
}

/** Renderers by kind of message, which read the data at the time of sending. Null when it is no longer true. */
export type EmailRenderers = {
  readonly [Kind in EmailKind]: (email: EmailMessage) => Promise<RenderedEmail | null>;
};

export interface EmailSending {
  readonly em: EntityManager;
  /** Null: messages are stored for staff to read. */
  readonly mailer: Mailer | null;
  readonly renderers: EmailRenderers;
  readonly now: () => Date;
  /** Waits until one more message may be sent. */
  readonly pace?: () => Promise<void>;
  /** Another lease; for tests only. */
  readonly leaseMs?: number;
}

/**
 * Renders a claimed message, stores its text, and passes it to the mail server, or stores it for staff where there is
 * none. A message that is no longer true is dropped (closed, when staff resent it); one about a sample is closed, and
 * never sent. It has failed once the mail server refuses it for good, and when its last attempt ends with any error.
 * Throws when it has to be retried, and when another process has taken it over. At least once: a crash between
 * sending and recording it can send it twice, under the same message id.
 */
export async function sendEmail(sending: EmailSending, email: EmailMessage): Promise<void> {
  const em = sending.em.fork();
  const held = { em, table: EMAIL_QUEUE, row: email, leaseMs: sending.leaseMs ?? LEASE_MS };
  const claim: Claim = { id: email.id, claimedBy: email.claimedBy };
  await holdClaim(held, (renewOwn) => sendClaimed({ ...sending, em }, email, claim, renewOwn));
}

async function sendClaimed(
  { em, mailer, renderers, now, pace }: EmailSending,
  email: EmailMessage,
  claimed: Claim,
  renewOwn: () => Promise<void>,
): Promise<void> {
  const rendered = await renderers[email.kind](email);
  if (!rendered) {
    await drop(em, email, claimed);
    return;
  }
  const { subject, text, html, fromName, isSecret, stopUrl } = rendered;
  const isSample = await isOfSample(em, email);
  const isKept = (!mailer && !isSample) || !isSecret;
  const written = { subject, bodyText: isKept ? text : '', bodyHtml: isKept ? html : '' };
  const note = (outcome: Partial<EmailMessage>, where: { id: string } = claimed) =>
    em.nativeUpdate(EmailMessage, where, { ...written, claimedBy: null, ...outcome });
  if (isSample) {
    await note({ status: 'closed', lastError: OF_SAMPLE });
    return;
  }
  if (!mailer) {
    await note({ status: 'kept', lastError: null });
    return;
  }
  await pace?.();
  await renewOwn();
  try {
    await mailer.send({ id: email.id, to: email.recipient, fromName, subject, text, html, stopUrl });
  } catch (error) {
    await em.nativeUpdate(EmailMessage, claimed, written);
    throw error;
  }
  // Update by id alone: another process may have taken the claim over, and must not send the message again.
  await note({ status: 'sent', sentAt: now(), lastError: null }, { id: email.id });
}

/** A message that staff resent stays in their list with the reason why it was not sent. */
async function drop(em: EntityManager, { resentAt, againOf }: EmailMessage, claimed: Claim): Promise<void> {
  const closed = { status: 'closed', lastError: NO_LONGER_TRUE, claimedBy: null } as const;
  if (!resentAt && !againOf) await em.nativeDelete(EmailMessage, claimed);
  else await em.nativeUpdate(EmailMessage, claimed, closed);
}

const OF_SAMPLE = 'Not sent: it belongs to the sample orders.';
const NO_LONGER_TRUE = 'Not sent: the message was out of date.';
