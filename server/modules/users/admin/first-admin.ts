import { type EntityManager, LockMode, TableNotFoundException } from '@mikro-orm/postgresql';
import { inTransaction } from '../../../platform/db/transaction.js';
import { User } from '../user.entity.js';

/** The account cannot be made the first admin; the message says why. */
export class NoFirstAdmin extends Error {}

/**
 * Makes the account with this address the first admin of a shop and ends its sessions. Throws NoFirstAdmin when an
 * admin can sign in already, no active account has that address, or the shop has never been started.
 */
export async function makeFirstAdmin(em: EntityManager, email: string): Promise<void> {
  const active = { status: 'active', deletedAt: null } as const;
  const admin = { role: 'admin', limitedTo: null } as const;
  await inTransaction(em, async (tx) => {
    if ((await tx.count(User, { ...admin, ...active })) > 0)
      throw new NoFirstAdmin('This shop has an admin. Admins make others admins on /admin/users.');
    const mine = { email: email.trim().toLowerCase(), ...active };
    const user = await tx.findOne(User, mine, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!user) throw new NoFirstAdmin(`No active account has the address "${email}". Register it first.`);
    Object.assign(user, { ...admin, sessionVersion: user.sessionVersion + 1 });
  }).catch((error: unknown) => {
    if (!(error instanceof TableNotFoundException)) throw error;
    throw new NoFirstAdmin('This database is empty. Start the shop once, and register the account.');
  });
}
