import type { EmailMessage } from '../../email/email.entity.js';
import { renderLetter } from '../../email/letter/letter.js';
import type { RenderedEmail } from '../../email/send-email.js';
import { greetingOf } from '../greeting.js';

/** Confirms to the former owner that their account is closed. */
export function renderAccountClosed(
  { env }: { readonly env: { readonly storeName: string } },
  { data }: EmailMessage,
): Promise<RenderedEmail> {
  return renderLetter({
    subject: `Your account at ${env.storeName} is closed`,
    greeting: greetingOf(String(data.name)),
    paragraphs: [
      "We've closed your account, as you asked. We've deleted your profile, saved addresses, newsletter choice and cart, and logged you out everywhere.",
      'The law requires us to keep orders and their invoices for six years.',
      `Thank you for shipping with ${env.storeName}. You're welcome back any time with a new account.`,
    ],
    from: env.storeName,
    why: "You're receiving this because the account with this address was closed.",
  });
}
