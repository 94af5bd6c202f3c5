import { inTransaction } from '../../../platform/db/transaction.js';
import type { EmailMessage } from '../../email/email.entity.js';
import { renderLetter } from '../../email/letter/letter.js';
import type { RenderedEmail } from '../../email/send-email.js';
import { assignResetMessage } from '../account-emails.store.js';
import { greetingOf } from '../greeting.js';
import { recordSecurityEvent } from '../security/security-events.store.js';
import { renderInvitation } from '../user-emails.js';
import { LINK_HOURS, makeLink } from '../verification/account-links.store.js';
import type { AccountEmailDeps } from '../verification/verification-emails.js';

/** Time after which nobody waits for the message any more, but has asked again. */
const LATEST_MS = LINK_HOURS['reset-password'] * 60 * 60 * 1000;

/**
 * The link for a new password, made here so that it is only in the message. Null, so that nothing is sent, when no
 * active account has the address. An invited person who has never chosen a password gets a new invitation.
 */
export async function renderPasswordReset(
  deps: AccountEmailDeps,
  message: EmailMessage,
): Promise<RenderedEmail | null> {
  const { database, env } = deps;
  const now = deps.now();
  if (now.getTime() > message.createdAt.getTime() + LATEST_MS) return null;
  const owner = await assignResetMessage(database.pool, message.id);
  if (!owner) return null;
  if (owner.isInvited) return renderInvitation(deps, { ...message, userId: owner.id });
  const origin = { device: String(message.data.device ?? ''), network: String(message.data.network ?? '') };
  const secret = await inTransaction(database.orm.em, async (tx) => {
    const fact = { userId: owner.id, kind: 'reset_requested', now: message.createdAt, origin } as const;
    if (message.status === 'queued') await recordSecurityEvent(tx, fact);
    const link = { userId: owner.id, email: message.recipient, askedAt: message.createdAt, now };
    return makeLink(tx, { ...link, purpose: 'reset-password' });
  });
  if (!secret) return null;
  const from = [origin.device, origin.network && `network ${origin.network}`].filter(Boolean).join(', ');
  const letter = await renderLetter({
    subject: `Reset your ${env.storeName} password`,
    greeting: greetingOf(owner.name),
    paragraphs: [
      `Someone asked for a new password for your account at ${env.storeName}${from ? ` (${from})` : ''}.`,
      "If that was you, choose one with this link. The link works once, for one hour. If it wasn't you, ignore this message: your password hasn't changed.",
    ],
    link: { label: 'Choose a new password', url: `${env.publicUrl}/reset-password#${secret}` },
    from: env.storeName,
    why: "You're receiving this because someone asked for a new password on our site.",
  });
  return { ...letter, isSecret: true };
}
