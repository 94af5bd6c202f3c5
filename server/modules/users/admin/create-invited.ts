import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { queueEmail } from '../../email/email.store.js';
import { hashNoPassword } from '../password/passwords.js';
import { User } from '../user.entity.js';
import { invitationEnd } from './invitation.js';

/** Creates the account of a customer whom staff book for; an invitation lets them in. Part of the caller's transaction. */
export async function createInvited(
  tx: EntityManager,
  facts: Pick<User, 'name' | 'email' | 'phone'>,
  now: Date,
): Promise<User> {
  const user = tx.create(User, {
    ...{
      ...facts,
      id: randomUUID(),
      passwordHash: await hashNoPassword(),
      role: 'customer',
      status: 'active',
    },
    ...{ sessionVersion: 1, address: null, newsletterConsentedAt: null, createdAt: now, lastLoginAt: null },
    ...{ invitationExpiresAt: invitationEnd(now), deletedAt: null },
  });
  await tx.flush();
  const dedupeKey = `invitation:${user.id}:${randomUUID()}`;
  await queueEmail(tx, { kind: 'invitation', dedupeKey, recipient: user.email, userId: user.id, now });
  return user;
}
