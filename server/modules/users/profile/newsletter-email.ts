import type { EmailMessage } from '../../email/email.entity.js';
import { renderLetter } from '../../email/letter/letter.js';
import type { RenderedEmail } from '../../email/send-email.js';
import { readOwner } from '../account-emails.store.js';
import { greetingOf } from '../greeting.js';
import type { AccountEmailDeps } from '../verification/verification-emails.js';
import { readLatestConsent } from './newsletter.store.js';
import { confirmUrl, mailboxOf, type NewsletterLinkDeps } from './newsletter-links.js';

interface ConfirmationDeps extends AccountEmailDeps {
  readonly env: AccountEmailDeps['env'] & NewsletterLinkDeps['env'];
}

/** Asks to confirm a consent to the newsletter. Null when nothing is to be confirmed, or the address has changed. */
export async function renderNewsletterConfirmation(
  { database, env, now }: ConfirmationDeps,
  { userId, recipient }: EmailMessage,
): Promise<RenderedEmail | null> {
  const owner = await readOwner(database.pool, userId);
  if (!owner || !userId || owner.email !== recipient) return null;
  const latest = await readLatestConsent(database.orm.em.fork(), userId);
  if (latest?.state !== 'asked') return null;
  const letter = await renderLetter({
    subject: 'Confirm our newsletter',
    greeting: greetingOf(owner.name),
    paragraphs: [
      `The newsletter of ${env.storeName} is turned on for your account. Confirm that you want it, and we'll send you offers and moving tips by email.`,
      "The link works for seven days. If you don't want the newsletter, ignore this message and we won't send it.",
    ],
    link: {
      label: 'Yes, send me the newsletter',
      url: confirmUrl({ env, now }, { consentId: latest.id, mailbox: mailboxOf(recipient) }),
    },
    from: env.storeName,
    why: "You're receiving this because the newsletter was turned on for an account with this address.",
  });
  return { ...letter, isSecret: true };
}
