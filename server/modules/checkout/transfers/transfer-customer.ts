import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict } from '../../../platform/errors/errors.js';
import { createInvited } from '../../users/admin/create-invited.js';
import { User } from '../../users/user.entity.js';

interface Caller {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/**
 * The account of a caller by their address: one that has proved it, or a new one with an invitation. Throws CONFLICT
 * for an account that has not proved it: somebody else may have entered the address.
 */
export async function customerFor(tx: EntityManager, caller: Caller, now: Date): Promise<string> {
  const known = await tx.findOne(User, { email: caller.email, deletedAt: null });
  if (!known) return (await createInvited(tx, caller, now)).id;
  if (known.status !== 'active' || !known.emailVerifiedAt)
    throw conflict(
      `The account of ${caller.email} hasn't confirmed this address, or isn't active. Make the quote from its page in Users.`,
    );
  return known.id;
}
