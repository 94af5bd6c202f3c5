import type { Pool } from 'pg';
import type { EmailMessage } from '../../email/email.entity.js';
import { type RecipientAccount, readRecipientAccount } from '../account-emails.store.js';
import { LINK_HOURS } from './account-links.store.js';

/** Kinds whose rendering makes a new secret, so their validity is checked by query instead of rendering. */
export type SecretKind = 'invitation' | 'welcome' | 'verify-email' | 'password-reset';

export function isSecretKind(kind: string): kind is SecretKind {
  return kind in WORDS;
}

type Facts = Pick<EmailMessage, 'userId' | 'recipient' | 'createdAt'> & { readonly kind: SecretKind };

/** Null while a message with a secret may still be rendered, with a new one; else a sentence that says why not. */
export async function obsoleteReason(pool: Pool, email: Facts, now: Date): Promise<string | null> {
  const account = await readRecipientAccount(pool, email);
  if (!account) return 'No active account has this address any more.';
  return isStillOpen(email, account, now) ? null : WORDS[email.kind];
}

function isStillOpen(
  { kind, createdAt }: Facts,
  { isVerified, isInvited }: RecipientAccount,
  now: Date,
): boolean {
  if (kind === 'invitation') return isInvited;
  if (kind === 'verify-email') return !isVerified;
  const latestMs = createdAt.getTime() + LINK_HOURS['reset-password'] * 60 * 60 * 1000;
  return kind === 'welcome' || now.getTime() <= latestMs;
}

const WORDS: Readonly<Record<SecretKind, string>> = {
  invitation: 'The invitation has been accepted.',
  welcome: '',
  'verify-email': 'This address has been confirmed.',
  'password-reset':
    'The customer asked for the link more than an hour ago. Ask them to choose “Forgotten password?” again.',
};
