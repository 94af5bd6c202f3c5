import { LockMode } from '@mikro-orm/postgresql';
import { requireUser } from '../../../platform/auth/viewer.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { wrongField } from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { User } from '../user.entity.js';
import { findLink } from './account-links.store.js';
import { proveAddress, startVerification } from './verification.js';

/** Confirms that the owner of an account reads the emails of its address. Only news and offers depend on that. */
export class VerificationService extends Service<Deps<'em' | 'limits' | 'now'>> {
  /** Resends the link unless the address is confirmed. Throws UNAUTHENTICATED or TOO_MANY_ATTEMPTS. */
  async sendAgain(): Promise<User> {
    const { id: userId } = requireUser(this.viewer);
    const { em, limits, now } = this.deps;
    const user = await em.findOneOrFail(User, { id: userId });
    if (user.emailVerifiedAt) return user;
    await limits.spend('verify-email', userId);
    await inTransaction(em, (tx) => startVerification(tx, { userId, email: user.email, now: now() }));
    return user;
  }

  /**
   * Confirms the address that a link was sent to; its user need not be signed in, and may open it again. Throws
   * BAD_INPUT for a link that is unknown, replaced or expired, or whose address the account no longer has.
   */
  async verify(secret: string): Promise<void> {
    const now = this.deps.now();
    await inTransaction(this.deps.em, async (tx) => {
      const link = await findLink(tx, 'verify-email', secret, now);
      if (!link) throw linkOver();
      const owner = { id: link.userId, email: link.email, status: 'active', deletedAt: null } as const;
      const user = await tx.findOne(User, owner, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!user) throw linkOver();
      await proveAddress(tx, user, now);
    });
  }
}

function linkOver() {
  return wrongField('token', 'This link no longer works. Ask for a new one.');
}
