import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobTry } from '../jobs/jobs.js';
import { type EmailKind, EmailMessage } from './email.entity.js';
import { type Claim, claimEmail, isOfSample, renewClaim } from './email.store.js';
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

/** A process that has not renewed its claim for so long is gone, and another takes over (recover-emails.ts). */
const LEASE_MS = 8_000;

/**
 * Renders a queued message, keeps its text, and hands it to the mail server, or keeps it for staff where there is none.
 * A message that is no longer true is dropped (closed, when staff asked for it); one about a sample is closed, and never leaves. It has failed once the mail server refuses
 * it for good, and when its last try ends with any error. Throws when it has to be tried again, and when another process has
 * taken it over. At least once: a crash or a broken connection between handing over
 * and noting it can send twice, under the same message id.
 */
export async function sendEmail(
  sending: EmailSending,
  emailId: string,
  attempt: JobTry = { isLast: false },
): Promise<void> {
  const { em, leaseMs = LEASE_MS } = sending;
  const claim: Claim = { id: emailId, claimedBy: randomUUID() };
  const email = await take(em, claim, leaseMs);
  if (!email) return;
  const renewOwn = () => renew(em, claim, leaseMs);
  // One that fails is made up for by the next; directly before the handing over it has to succeed.
  const renewing = setInterval(() => void renewOwn().catch(() => {}), leaseMs / 4);
  try {
    await sendClaimed(sending, email, own(claim), renewOwn);
  } catch (error) {
    const isOver = attempt.isLast || error instanceof MessageRefused;
    const outcome = { status: isOver ? 'failed' : 'queued', lastError: (error as Error).message } as const;
    await em.nativeUpdate(EmailMessage, own(claim), { ...outcome, claimedUntil: null });
    if (!isOver) throw error;
  } finally {
    clearInterval(renewing);
  }
}

async function sendClaimed(
  { em, mailer, renderers, now, pace }: EmailSending,
  email: EmailMessage,
  claimed: OwnClaim,
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
    em.nativeUpdate(EmailMessage, where, { ...written, claimedUntil: null, ...outcome });
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
  // Whosever the claim is by now: who took over has not to send it again.
  await note({ status: 'sent', sentAt: now(), lastError: null }, { id: email.id });
}

/** The message while that claim, also one that has run out, is nobody else's. */
const own = (claim: Claim) => ({ ...claim, claimedUntil: { $ne: null } });
type OwnClaim = ReturnType<typeof own>;

/** The process that sends it says that it lives. Throws when the message is another's by now. */
async function renew(em: EntityManager, claim: Claim, leaseMs: number): Promise<void> {
  if (!(await renewClaim(em, claim, leaseMs))) throw new Error(ANOTHER_HAS_IT);
}

/** What staff asked for stays where they look for it, and says why it was not sent. */
async function drop(
  em: EntityManager,
  { resentAt, againOf }: EmailMessage,
  claimed: OwnClaim,
): Promise<void> {
  const closed = { status: 'closed', lastError: NO_LONGER_TRUE, claimedUntil: null } as const;
  if (!resentAt && !againOf) await em.nativeDelete(EmailMessage, claimed);
  else await em.nativeUpdate(EmailMessage, claimed, closed);
}

const ANOTHER_HAS_IT = 'Another process is sending it.';
const OF_SAMPLE = 'Not sent: it belongs to the sample orders.';
const NO_LONGER_TRUE = 'Not sent: the message was out of date.';

/**
 * The message, for this process alone; null when there is nothing left to do. Throws while another process has it, so
 * that the queue asks again: that process may be gone.
 */
async function take(em: EntityManager, claim: Claim, leaseMs: number): Promise<EmailMessage | null> {
  const claimed = await claimEmail(em, claim, leaseMs);
  if (claimed) return claimed;
  const email = await em.findOne(EmailMessage, { id: claim.id }, { refresh: true });
  if (email?.status === 'queued' || email?.status === 'failed') throw new Error(ANOTHER_HAS_IT);
  return null;
}
