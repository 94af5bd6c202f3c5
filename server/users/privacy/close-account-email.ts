import type { EmailMessage } from '../../email/email.entity.js';
import { renderLetter } from '../../email/letter/letter.js';
import type { RenderedEmail } from '../../email/send-email.js';
import { greetingOf } from '../greeting.js';

/** Says goodbye to somebody of whom nothing else is left in the account. */
export function renderAccountClosed(
  { env }: { readonly env: { readonly storeName: string } },
  { data }: EmailMessage,
): Promise<RenderedEmail> {
  return renderLetter({
    subject: `Your account at ${env.storeName} is closed`,
    greeting: greetingOf(String(data.name)),
    paragraphs: [
      'Your account is closed, as you asked. Your profile, saved addresses, newsletter choice and cart are deleted, and you are signed out everywhere.',
      'Orders and their invoices stay in our books for six years, because the law asks us to keep them.',
      `Thank you for shipping with ${env.storeName}. You are welcome back at any time with a new account.`,
    ],
    from: env.storeName,
    why: 'You get this message because the account of this address was closed.',
  });
}
