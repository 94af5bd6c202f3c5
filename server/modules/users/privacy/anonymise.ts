import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../user.entity.js';
import { deletePersonalData } from './closing.store.js';

/**
 * Removes the person from an account for good: nobody can sign in with it, find it or write to it. Orders keep the
 * contact they were booked with, as accounting must, and so does anything that may still be paid. Closes and empties
 * other checkouts; removes the cart, saved addresses, consents, quotes, staff's notes on the orders, the account's
 * messages, links, security events and sessions.
 */
export async function anonymise(
  tx: EntityManager,
  user: User,
  passwordHash: string,
  now: Date,
): Promise<void> {
  Object.assign(user, {
    name: 'Deleted user',
    firstName: null,
    // RFC 2606: no message can be delivered to .invalid. Random, so that nobody has registered the address before.
    email: `${randomUUID()}@deleted.invalid`,
    passwordHash,
    phone: '',
    address: null,
    department: null,
    role: 'customer',
    limitedTo: null,
    status: 'inactive',
    sessionVersion: user.sessionVersion + 1,
    emailVerifiedAt: null,
    newsletterConsentedAt: null,
    lastLoginAt: null,
    invitationHash: null,
    invitationExpiresAt: null,
    deletedAt: now,
  } satisfies Partial<User>);
  await deletePersonalData(tx, user.id, now);
}
