import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { queueEmail } from '../../email/email.store.js';
import { recordSecurityEvent } from '../security/security-events.store.js';
import type { User } from '../user.entity.js';

export interface NewVerification {
  readonly userId: string;
  /** The account's address in the transaction of the fact: a later change makes the link worthless. */
  readonly email: string;
  readonly now: Date;
}

/** Sends the link that confirms the address of an account, in the transaction of the fact that demands it. */
export async function startVerification(
  tx: EntityManager,
  { userId, email, now }: NewVerification,
): Promise<void> {
  await queueEmail(tx, {
    kind: 'verify-email',
    dedupeKey: `verify-email:${randomUUID()}`,
    recipient: email,
    userId,
    now,
  });
}

/** Marks the address of a locked user as confirmed, by a person who opened a link that was sent to it. */
export async function proveAddress(tx: EntityManager, user: User, now: Date): Promise<void> {
  if (user.emailVerifiedAt) return;
  user.emailVerifiedAt = now;
  await recordSecurityEvent(tx, { userId: user.id, kind: 'email_verified', now });
}
