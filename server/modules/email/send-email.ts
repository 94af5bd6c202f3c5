import type { EntityManager } from '@mikro-orm/postgresql';
import { type EmailKind, EmailMessage } from './email.entity.js';
import { type Claim, endClaim, isOfSample, renewClaim } from './email.store.js';
import { type Mailer, MessageRefused } from './mailer.js';

export interface RenderedEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The name of the sender: the shop's at this moment. */
  readonly fromName?: string;
  /** Has a secret in it: once a mail server is there to take it, no text is kept. */
  readonly isSecret?: boolean;
  /** Where its reader ends messages of this sort; without it the message answers what its reader did. */
  readonly stopUrl?: string;
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

/** A process that has not renewed its claim for so long is gone, and another takes over. */
export const LEASE_MS = 8_000;
/** About three days of tries with growing pauses; a mail server may be away for a weekend. */
const TRIES_MAX = 31;
const PAUSE_MS_MIN = 5_000;
const PAUSE_MS_MAX = 4 * 60 * 60 * 1_000;

/**
 * Renders a claimed message, keeps its text, and hands it to the mail server, or keeps it for staff where there is none.
 * A message that is no longer true is dropped (closed, when staff asked for it); one about a sample is closed, and never leaves. It has failed once the mail server refuses
 * it for good, and when its last try ends with any error. Throws when it has to be tried again, and when another process has
 * taken it over. At least once: a crash or a broken connection between handing over
 * and noting it can send twice, under the same message id.
 */
export async function sendEmail(sending: EmailSending, email: EmailMessage): Promise<void> {
  const { leaseMs = LEASE_MS } = sending;
  const em = sending.em.fork();
  const claim: Claim = { id: email.id, claimedBy: email.claimedBy };
  const renewOwn = async () => {
    if (!(await renewClaim(em, claim, leaseMs))) throw new Error('Another process is sending it.');
  };
  // One that fails is made up for by the next; directly before the handing over it has to succeed.
  const renewing = setInterval(() => void renewOwn().catch(() => {}), leaseMs / 4);
  try {
    await sendClaimed({ ...sending, em }, email, claim, renewOwn);
  } catch (error) {
    const isOver = email.tries >= TRIES_MAX || error instanceof MessageRefused;
    await endClaim(em, claim, error as Error, isOver ? null : pauseMs(email.tries));
    if (!isOver) throw error;
  } finally {
    clearInterval(renewing);
  }
}

/** The pause after that many tries. */
function pauseMs(tries: number): number {
  return Math.min(PAUSE_MS_MAX, PAUSE_MS_MIN * 2 ** (tries - 1));
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

/** What staff asked for stays where they look for it, and says why it was not sent. */
async function drop(em: EntityManager, { resentAt, againOf }: EmailMessage, claimed: Claim): Promise<void> {
  const closed = { status: 'closed', lastError: NO_LONGER_TRUE, claimedBy: null } as const;
  if (!resentAt && !againOf) await em.nativeDelete(EmailMessage, claimed);
  else await em.nativeUpdate(EmailMessage, claimed, closed);
}

const OF_SAMPLE = 'Not sent: it belongs to the sample orders.';
const NO_LONGER_TRUE = 'Not sent: the message was out of date.';
