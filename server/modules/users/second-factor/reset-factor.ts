import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict, notFound } from '../../../platform/errors/errors.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { User } from '../user.entity.js';
import { endSessions } from '../user.store.js';
import { deleteFactor } from './second-factor.store.js';
import { notifyOwner } from './second-factor-email.js';

/** Removes an account's second factor and ends its sessions. Throws NOT_FOUND, or CONFLICT when there is none. */
export async function resetFactor(tx: EntityManager, userId: string, now: Date): Promise<User> {
  const user = isUuid(userId) ? await tx.findOne(User, { id: userId, deletedAt: null }) : null;
  if (!user) throw notFound('User');
  if (!(await deleteFactor(tx, userId))) throw conflict('This account has no login codes.');
  await endSessions(tx, userId);
  // Without a place: customers need not know where our staff work.
  await notifyOwner(tx, userId, 'factor_reset', now, { device: '', network: '' });
  return tx.refreshOrFail(user);
}
