import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../platform/db/transaction.js';
import { wrongField } from '../../../platform/errors/errors.js';
import { clientKey } from '../../../platform/limits/ip-prefix.js';
import { SignInGuard } from '../../../platform/limits/sign-in-guard.js';
import type { Deps } from '../../../platform/service/service.js';
import { queueEmail } from '../../email/email.store.js';
import { readEmail } from '../read-email.js';
import { askForFactor } from '../second-factor/sign-in-challenge.js';
import { currentOrigin } from '../security/device.js';
import { recordSecurityEvent } from '../security/security-events.store.js';
import { type Session, startSession } from '../sessions/session.js';
import { User } from '../user.entity.js';
import { resetPassword } from '../user.store.js';
import { findLink, useUpLink } from '../verification/account-links.store.js';
import { hashPassword } from './passwords.js';
import { refuseWeakPassword } from './weak-passwords.js';

/** Password reset for people who have forgotten theirs and can read the emails of their address. */
export class PasswordResetService {
  constructor(private readonly deps: Deps<'em' | 'tokens' | 'limits' | 'now' | 'storeName'>) {}

  /**
   * Sends a link to the address if an account has it. The response and the work are the same for every address: its
   * account is looked up when the email is rendered. Throws BAD_INPUT or TOO_MANY_ATTEMPTS, both for any address.
   */
  async request(address: string): Promise<void> {
    const recipient = readEmail(address);
    const { em, limits, now } = this.deps;
    const place = clientKey();
    await limits.spend('reset-password-ip', place);
    await limits.spend('reset-password', `${recipient} ${place}`);
    const { count } = await limits.count('reset-password-account', recipient);
    if (count > limits.pointsOf('reset-password-account')) return;
    await inTransaction(em, (tx) =>
      queueEmail(tx, {
        kind: 'password-reset',
        dedupeKey: `password-reset:${randomUUID()}`,
        recipient,
        data: { ...currentOrigin() },
        now: now(),
      }),
    );
  }

  /**
   * Sets the password with the link, ends every session, notifies the owner by email and signs in; the link has
   * confirmed the address as well. Throws FACTOR_NEEDED, with the password set, for a second factor; throws BAD_INPUT for a weak password, and alike for a link that is unknown, used,
   * replaced or expired, or whose account is not active or has another address now.
   */
  async reset(secret: string, newPassword: string): Promise<Session> {
    const { em, limits, now, storeName } = this.deps;
    const moment = now();
    const link = await findLink(em, 'reset-password', secret, moment);
    const owner =
      link && ({ id: link.userId, email: link.email, status: 'active', deletedAt: null } as const);
    const before = owner && (await em.findOne(User, owner));
    if (!before) throw linkOver();
    await refuseWeakPassword(newPassword, { ...before, storeName: await storeName() }, 'newPassword');
    const passwordHash = await hashPassword(newPassword);
    const user = await inTransaction(em, async (tx) => {
      if (!(await useUpLink(tx, 'reset-password', secret))) throw linkOver();
      if (!(await resetPassword(tx, before, passwordHash, moment))) throw linkOver();
      await recordSecurityEvent(tx, { userId: before.id, kind: 'password_reset', now: moment });
      const after = await tx.findOneOrFail(User, { id: before.id });
      await queueEmail(tx, {
        kind: 'password-changed',
        dedupeKey: `password-changed:${after.id}:${after.sessionVersion}`,
        recipient: after.email,
        userId: after.id,
        now: moment,
      });
      return after;
    });
    await new SignInGuard(limits).letIn(user.email, clientKey());
    await askForFactor(this.deps, user);
    return startSession(this.deps, user);
  }
}

function linkOver() {
  return wrongField('token', 'This link no longer works. Ask for a new one.');
}
