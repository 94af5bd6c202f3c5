import { hashSecret } from '../../../platform/auth/secret.js';
import { requireUser } from '../../../platform/auth/viewer.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { conflict, unauthenticated } from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { checkCurrentPassword } from '../password/current-password.js';
import { recordSignIn } from '../security/security-events.store.js';
import { type Session, startSession } from '../sessions/session.js';
import { markProved } from '../sessions/sessions.store.js';
import { User } from '../user.entity.js';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.js';
import { resetFactor } from './reset-factor.js';
import {
  deleteChallenge,
  deleteFactor,
  readFactorFacts,
  storeRecoveryCodes,
  storeSecret,
  tryChallenge,
} from './second-factor.store.js';
import type { SecondFactorStatus, TotpSetup } from './second-factor.types.js';
import { notifyOwner } from './second-factor-email.js';
import { newTotpSecret, totpUri } from './totp.js';
import { checkCode, checkFirstCode, sealSecret } from './use-code.js';

/** The second factor of people on their own account. */
export class SecondFactorService extends Service<
  Deps<'em' | 'env' | 'limits' | 'now' | 'storeName' | 'tokens'>
> {
  /** Whether a second factor is on, and must be. Throws UNAUTHENTICATED. */
  async status(): Promise<SecondFactorStatus> {
    const { id, role } = requireUser(this.viewer);
    const { confirmedAt, recoveryCodesLeft } = await readFactorFacts(this.deps.em.fork(), id);
    const isRequired = role === 'admin' && this.deps.env.staffFactorRequired;
    return { confirmedAt: confirmedAt ? new Date(confirmedAt) : null, recoveryCodesLeft, isRequired };
  }

  /** Begins to set up an authenticator app; a code confirms it. Throws BAD_INPUT, CONFLICT, TOO_MANY_ATTEMPTS. */
  async start(password: string): Promise<TotpSetup> {
    const { id, email } = requireUser(this.viewer);
    const { em, limits, now, storeName } = this.deps;
    await checkCurrentPassword(limits, await em.fork().findOneOrFail(User, { id }), password);
    const secret = newTotpSecret();
    const isStored = await storeSecret(em.fork(), id, sealSecret(this.deps, id, secret), now());
    if (!isStored) throw conflict('Login codes are on already. Turn them off before you set up another app.');
    return { secret, uri: totpUri(secret, await storeName(), email) };
  }

  /** Turns login codes on with the first code, and returns the recovery codes. Throws BAD_INPUT, TOO_MANY_ATTEMPTS. */
  async confirm(code: string): Promise<string[]> {
    const { id } = requireUser(this.viewer);
    const { codes, hashes } = await this.makeRecoveryCodes(id);
    await inTransaction(this.deps.em, async (tx) => {
      await checkFirstCode(tx, this.deps, id, code);
      await storeRecoveryCodes(tx, id, hashes);
      await notifyOwner(tx, id, 'factor_added', this.deps.now());
    });
    await this.markProved();
    return codes;
  }

  /** Replaces all recovery codes. Throws BAD_INPUT or TOO_MANY_ATTEMPTS. */
  async renewRecoveryCodes(code: string): Promise<string[]> {
    const { id } = requireUser(this.viewer);
    await checkCode(this.deps, id, code);
    const { codes, hashes } = await this.makeRecoveryCodes(id);
    await inTransaction(this.deps.em, (tx) => storeRecoveryCodes(tx, id, hashes));
    return codes;
  }

  /** Turns login codes off. Throws BAD_INPUT or TOO_MANY_ATTEMPTS. */
  async stop(password: string, code: string): Promise<void> {
    const { id } = requireUser(this.viewer);
    const { em, limits, now } = this.deps;
    await checkCurrentPassword(limits, await em.fork().findOneOrFail(User, { id }), password);
    await checkCode(this.deps, id, code);
    await inTransaction(em, async (tx) => {
      if (await deleteFactor(tx, id)) await notifyOwner(tx, id, 'factor_removed', now());
    });
  }

  /** Proves the second factor anew in this session. Throws BAD_INPUT or TOO_MANY_ATTEMPTS. */
  async prove(code: string): Promise<void> {
    const { id } = requireUser(this.viewer);
    await checkCode(this.deps, id, code);
    await this.markProved();
  }

  /** Completes a sign-in. Throws BAD_INPUT, TOO_MANY_ATTEMPTS; UNAUTHENTICATED for a challenge that is over. */
  async completeLogin(challenge: string, code: string): Promise<Session> {
    const { em, now } = this.deps;
    const hash = hashSecret(challenge);
    const userId = await tryChallenge(em.fork(), hash, now());
    if (!userId) throw challengeOver();
    await checkCode(this.deps, userId, code);
    if (!(await deleteChallenge(em.fork(), hash))) throw challengeOver();
    await recordSignIn(em.fork(), userId, now());
    const user = await em.fork().findOneOrFail(User, { id: userId });
    return startSession(this.deps, user, { isProved: true });
  }

  /** Removes the second factor of a colleague or customer who lost it, and ends their sessions; staff only. */
  async reset(userId: string): Promise<User> {
    const staff = this.requireProof('users');
    if (staff.id === userId)
      throw conflict('Turn your own login codes off in Security Settings, with a code.');
    return inTransaction(this.deps.em, async (tx) => resetFactor(tx, userId, this.deps.now()));
  }

  private async makeRecoveryCodes(userId: string) {
    const codes = newRecoveryCodes();
    return { codes, hashes: await Promise.all(codes.map((code) => hashRecoveryCode(userId, code))) };
  }

  private async markProved(): Promise<void> {
    const { sessionId } = requireUser(this.viewer);
    if (sessionId) await markProved(this.deps.em.fork(), sessionId, this.deps.now());
  }
}

const challengeOver = () => unauthenticated('This login took too long. Log in again.');
