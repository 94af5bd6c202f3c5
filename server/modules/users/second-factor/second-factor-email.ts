import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Deps } from '../../../platform/service/service.js';
import type { EmailMessage } from '../../email/email.entity.js';
import { queueEmail } from '../../email/email.store.js';
import { renderLetter } from '../../email/letter/letter.js';
import type { RenderedEmail } from '../../email/send-email.js';
import { readNameAndPhone } from '../account-emails.store.js';
import { greetingOf } from '../greeting.js';
import type { Origin } from '../security/device.js';
import { recordSecurityEvent } from '../security/security-events.store.js';
import { User } from '../user.entity.js';

const SENTENCES = {
  factor_added:
    'You turned on login codes: we now ask for a code from your authenticator app when you log in.',
  factor_removed: 'You turned off login codes: your password alone opens your account now.',
  factor_reset:
    'Our staff removed your login codes, as you asked, and logged you out everywhere. Log in and set them up again.',
  recovery_code_used:
    'A recovery code was used in place of a code from your authenticator app. It works no more.',
} as const;
export type FactorChange = keyof typeof SENTENCES;

/** Records a change of an account's second factor, and notifies its owner by email, in the transaction of the change. */
export async function notifyOwner(
  tx: EntityManager,
  userId: string,
  kind: FactorChange,
  now: Date,
  origin?: Origin,
): Promise<void> {
  await recordSecurityEvent(tx, { userId, kind, now, ...(origin && { origin }) });
  const { email } = await tx.findOneOrFail(User, { id: userId });
  await queueEmail(tx, {
    kind: 'second-factor',
    dedupeKey: `second-factor:${randomUUID()}`,
    recipient: email,
    userId,
    data: { change: kind },
    now,
  });
}

/** The message about a change of the second factor. Null when the account is gone. */
export async function renderSecondFactor(
  { database, env }: Deps<'database' | 'env'>,
  { userId, data }: EmailMessage,
): Promise<RenderedEmail | null> {
  const owner = await readNameAndPhone(database.pool, userId);
  const sentence = SENTENCES[data.change as FactorChange];
  if (!owner || !sentence) return null;
  return renderLetter({
    subject: `Login codes of your ${env.storeName} account`,
    greeting: greetingOf(owner.name),
    paragraphs: [
      sentence,
      `If this wasn't you, choose a new password now, which logs everyone out. Then call us on ${owner.phone}.`,
    ],
    link: { label: 'Security Settings', url: `${env.publicUrl}/user/password` },
    from: env.storeName,
    why: `You're receiving this because you have an account at ${env.storeName}.`,
  });
}
