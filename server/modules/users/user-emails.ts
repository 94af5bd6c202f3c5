import type { Deps } from '../../platform/service/service.js';
import type { EmailMessage } from '../email/email.entity.js';
import { renderLetter } from '../email/letter/letter.js';
import type { RenderedEmail } from '../email/send-email.js';
import { readNameAndPhone, renewInvitation } from './account-emails.store.js';
import { INVITATION_DAYS, newInvitation } from './admin/invitation.js';
import { greetingOf } from './greeting.js';

type UserEmailDeps = Deps<'database' | 'env' | 'now'>;

/**
 * An invitation with a fresh secret, which is only in the message: the database stores its hash, and an earlier one
 * stops working. Null when the person has accepted, is gone, has another address, or was invited again.
 */
export async function renderInvitation(
  { database, env, now }: UserEmailDeps,
  message: EmailMessage,
): Promise<RenderedEmail | null> {
  const { secret, hash, expiresAt } = newInvitation(now());
  const invited = await renewInvitation(database.pool, message, { hash, expiresAt });
  if (!invited) return null;
  const letter = await renderLetter({
    subject: `Your account at ${env.storeName}`,
    greeting: greetingOf(invited.name),
    paragraphs: [
      `We've created an account for you at ${env.storeName}. Choose a password to open it.`,
      `The link works once, for ${INVITATION_DAYS} days. If you weren't expecting this message, you can ignore it.`,
    ],
    // A browser sends nothing behind the # to anybody.
    link: { label: 'Choose a password', url: `${env.publicUrl}/invitation#${secret}` },
    from: env.storeName,
    why: `You're receiving this because ${env.storeName} created an account with this address.`,
  });
  return { ...letter, isSecret: true };
}

/** Notifies the owner that their password was changed. Null when the account is gone. */
export async function renderPasswordChanged(
  { database, env }: UserEmailDeps,
  { userId, createdAt, data }: EmailMessage,
): Promise<RenderedEmail | null> {
  const owner = await readNameAndPhone(database.pool, userId);
  if (!owner) return null;
  const changedAt = data.happenedAt ? new Date(String(data.happenedAt)) : createdAt;
  return renderLetter({
    subject: `Your password at ${env.storeName} was changed`,
    greeting: greetingOf(owner.name),
    paragraphs: [
      `Your password was changed on ${MOMENT.format(changedAt)} (London time). We've logged you out everywhere else.`,
      `If this wasn't you, choose a new password now, which logs everyone out. Then call us on ${owner.phone}.`,
    ],
    link: { label: "This wasn't me: choose a new password", url: `${env.publicUrl}/forgot-password` },
    from: env.storeName,
    why: `You're receiving this because you have an account at ${env.storeName}.`,
  });
}

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});
