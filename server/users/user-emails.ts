import type { Pool } from 'pg';
import type { EmailMessage } from '../email/email.entity.js';
import { renderLetter } from '../email/letter/letter.js';
import type { RenderedEmail } from '../email/send-email.js';
import { readNameAndPhone, renewInvitation } from './account-emails.store.js';
import { INVITATION_DAYS, newInvitation } from './admin/invitation.js';
import { greetingOf } from './greeting.js';

interface UserEmailParts {
  readonly database: { readonly pool: Pool };
  readonly env: { readonly storeName: string; readonly publicUrl: string };
  readonly now: () => Date;
}

/**
 * An invitation with a fresh secret, which is only in the message: the database keeps its hash, and an earlier one no
 * longer opens anything. Null when the person has accepted meanwhile, is gone, has another address, or was invited again.
 */
export async function renderInvitation(
  { database, env, now }: UserEmailParts,
  message: EmailMessage,
): Promise<RenderedEmail | null> {
  const { secret, hash, expiresAt } = newInvitation(now());
  const invited = await renewInvitation(database.pool, message, { hash, expiresAt });
  if (!invited) return null;
  const letter = await renderLetter({
    subject: `Your account at ${env.storeName}`,
    greeting: greetingOf(invited.name),
    paragraphs: [
      `We have made an account for you at ${env.storeName}. Please choose a password to open it.`,
      `The link works once, for ${INVITATION_DAYS} days. If you did not expect this message, you need do nothing.`,
    ],
    // Behind the #, a browser sends it to nobody.
    link: { words: 'Choose a password', url: `${env.publicUrl}/invitation#${secret}` },
    from: env.storeName,
    why: `You get this message because ${env.storeName} made an account with this address.`,
  });
  return { ...letter, isSecret: true };
}

/** Tells the owner that their password was changed. Null when the account is gone. */
export async function renderPasswordChanged(
  { database, env }: UserEmailParts,
  { userId, createdAt, data }: EmailMessage,
): Promise<RenderedEmail | null> {
  const owner = await readNameAndPhone(database.pool, userId);
  if (!owner) return null;
  const changedAt = data.happenedAt ? new Date(String(data.happenedAt)) : createdAt;
  return renderLetter({
    subject: `Your password at ${env.storeName} was changed`,
    greeting: greetingOf(owner.name),
    paragraphs: [
      `Your password was changed on ${MOMENT.format(changedAt)} (London time). Everywhere else you are signed out.`,
      `If that was not you, choose a new password at once, which ends every session, and call us on ${owner.phone}.`,
    ],
    link: { words: 'I did not do this: choose a new password', url: `${env.publicUrl}/forgot-password` },
    from: env.storeName,
    why: `You get this message because you have an account at ${env.storeName}.`,
  });
}

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});
