import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from './user.entity.js';

/**
 * Takes the person out of an account for good: nobody can sign in with it, find it or write to it. Orders keep the
 * contact they were booked with, as the books must. Removes the cart, the account's messages and its sessions.
 */
export async function anonymise(
  tx: EntityManager,
  user: User,
  passwordHash: string,
  now: Date,
): Promise<void> {
  Object.assign(user, {
    name: 'Deleted user',
    // RFC 2606: no message can be delivered to .invalid.
    email: `${user.id}@deleted.invalid`,
    passwordHash,
    phone: '',
    address: null,
    department: null,
    role: 'customer',
    status: 'inactive',
    sessionVersion: user.sessionVersion + 1,
    newsletterConsentedAt: null,
    lastLoginAt: null,
    invitationHash: null,
    invitationExpiresAt: null,
    deletedAt: now,
  } satisfies Partial<User>);
  await tx.execute('delete from carts where user_id = ?', [user.id]);
  await tx.execute('delete from email_messages where user_id = ?', [user.id]);
}
