import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { requireUser } from '../../../platform/auth/viewer.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { conflict } from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { queueEmail } from '../../email/email.store.js';
import { lockAdmins } from '../admin/last-admin.store.js';
import { assertAdminRemains } from '../admin/user-change.js';
import { checkCurrentPassword, wrongCurrentPassword } from '../password/current-password.js';
import { hashNoPassword } from '../password/passwords.js';
import { User } from '../user.entity.js';
import { anonymise } from './anonymise.js';
import { lockCheckoutsOf } from './closing.store.js';
import { closingObstacle } from './closing-obstacle.js';

/** Lets people close their own account. */
export class CloseAccountService extends Service<Deps<'em' | 'limits' | 'now'>> {
  /**
   * Removes the person from their account for good and sends a last message to the old address; orders and their
   * documents stay. Throws UNAUTHENTICATED, BAD_INPUT for a wrong password, TOO_MANY_ATTEMPTS, or CONFLICT while an
   * order is under way, a payment is open, or nobody else is staff.
   */
  async close(currentPassword: string): Promise<string> {
    const { id } = requireUser(this.viewer);
    const { em, limits, now } = this.deps;
    const before = await em.fork().findOneOrFail(User, { id });
    await checkCurrentPassword(limits, before, currentPassword);
    const passwordHash = await hashNoPassword();
    await inTransaction(em, async (tx) => {
      assertAdminRemains(await lockAdmins(tx), id);
      const user = await tx.findOneOrFail(
        User,
        { id, deletedAt: null },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (user.passwordHash !== before.passwordHash) throw wrongCurrentPassword();
      // A payment under way settles first or finds the checkout closed.
      await lockCheckoutsOf(tx, id);
      const obstacle = await closingObstacle(tx, id);
      if (obstacle) throw conflict(obstacle);
      await this.sayGoodbye(tx, user);
      await anonymise(tx, user, passwordHash, now());
    });
    return id;
  }

  /** Queued without an account: messages about this one are deleted with it. */
  private async sayGoodbye(tx: EntityManager, { id, email, name }: User): Promise<void> {
    await queueEmail(tx, {
      kind: 'account-closed',
      dedupeKey: `account-closed:${id}`,
      recipient: email,
      data: { name },
      now: this.deps.now(),
    });
  }
}
