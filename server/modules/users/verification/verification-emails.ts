import type { Deps } from '../../../platform/service/service.js';
import type { EmailMessage } from '../../email/email.entity.js';
import { type Letter, renderLetter } from '../../email/letter/letter.js';
import type { RenderedEmail } from '../../email/send-email.js';
import { readNameAndPhone, readOwner } from '../account-emails.store.js';
import { greetingOf } from '../greeting.js';
import { makeLink } from './account-links.store.js';

export type AccountEmailDeps = Deps<'database' | 'env' | 'now'>;

/** Welcomes the owner of a new account, with the link that confirms the address. Null when the address has changed. */
export async function renderWelcome(
  deps: AccountEmailDeps,
  message: EmailMessage,
): Promise<RenderedEmail | null> {
  const { publicUrl, storeName } = deps.env;
  const owner = await readOwner(deps.database.pool, message.userId);
  if (!owner || owner.email !== message.recipient) return null;
  const proof = owner.isVerified ? null : await proofLink(deps, message);
  const letter: Letter = {
    subject: `Welcome to ${storeName}`,
    greeting: greetingOf(owner.name),
    paragraphs: [
      `Your account at ${storeName} is ready. It keeps your quotes, bookings and documents in one place, and you can change or cancel a booking there yourself.`,
      ...(proof ? ['Confirm that this is your email address. The link works for seven days.'] : []),
    ],
    link: proof ?? { label: 'Get a quote', url: `${publicUrl}/` },
    closing: [
      `If you didn't create this account, choose "Forgotten password?" at ${publicUrl}/login and enter this address. That gives the account to you and logs everyone else out. If you do nothing, we'll only write to you about that account.`,
    ],
    from: storeName,
    why: "You're receiving this because someone created an account with this address.",
  };
  return { ...(await renderLetter(letter)), isSecret: proof !== null };
}

/** The link that confirms an address. Null when nothing is left to confirm, or a newer one was requested. */
export async function renderVerification(
  deps: AccountEmailDeps,
  message: EmailMessage,
): Promise<RenderedEmail | null> {
  const owner = await readOwner(deps.database.pool, message.userId);
  if (!owner || owner.isVerified || owner.email !== message.recipient) return null;
  const proof = await proofLink(deps, message);
  if (!proof) return null;
  const letter = await renderLetter({
    subject: 'Confirm your email address',
    greeting: greetingOf(owner.name),
    paragraphs: [
      `Confirm that this is the email address of your account at ${deps.env.storeName}.`,
      "The link works for seven days. If you weren't expecting this message, you can ignore it.",
    ],
    link: proof,
    from: deps.env.storeName,
    why: "You're receiving this because an account uses this address.",
  });
  return { ...letter, isSecret: true };
}

/** Notifies the previous address of the change. Null when the account is gone. */
export async function renderEmailChanged(
  { database, env }: AccountEmailDeps,
  { userId }: EmailMessage,
): Promise<RenderedEmail | null> {
  const owner = await readNameAndPhone(database.pool, userId);
  if (!owner) return null;
  return renderLetter({
    subject: `Your email address at ${env.storeName} was changed`,
    greeting: greetingOf(owner.name),
    paragraphs: [
      "The email address of your account has changed, and we'll write to the new one from now on. This is the last message to this address.",
      `If this wasn't you, call us now on ${owner.phone}.`,
    ],
    from: env.storeName,
    why: "You're receiving this because an account used this address until now.",
  });
}

async function proofLink(
  { database, env, now }: AccountEmailDeps,
  { userId, recipient, createdAt }: EmailMessage,
): Promise<NonNullable<Letter['link']> | null> {
  if (!userId) return null;
  const secret = await makeLink(database.orm.em.fork(), {
    ...{ userId, purpose: 'verify-email', email: recipient, askedAt: createdAt, now: now() },
  });
  if (!secret) return null;
  // A browser sends nothing behind the # to anybody.
  return { label: 'Confirm my email address', url: `${env.publicUrl}/verify-email#${secret}` };
}
