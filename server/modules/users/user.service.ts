import { randomUUID } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { SignedInUser } from '../../platform/auth/viewer.js';
import { inTransaction } from '../../platform/db/transaction.js';
import { AppError, conflict, wrongField } from '../../platform/errors/errors.js';
import { clientKey, clientNetwork } from '../../platform/limits/ip-prefix.js';
import { SignInGuard } from '../../platform/limits/sign-in-guard.js';
import { addRequestFacts } from '../../platform/log/request-scope.js';
import type { Deps } from '../../platform/service/service.js';
import { queueEmail } from '../email/email.store.js';
import { agree } from '../settings/legal/agree.js';
import { hashPassword, isPassword, verifyDummyPassword } from './password/passwords.js';
import { refuseWeakPassword } from './password/weak-passwords.js';
import { askToConfirm, recordConsent } from './profile/newsletter.js';
import { readEmail } from './read-email.js';
import { askForFactor } from './second-factor/sign-in-challenge.js';
import { recordBlockedSignIn, recordSecurityEvent, recordSignIn } from './security/security-events.store.js';
import { type Session, startSession } from './sessions/session.js';
import { User } from './user.entity.js';
import type { LoginInput, RegisterInput } from './user.inputs.js';

/** The shortest password a sign-in accepts (specification, section 5). */
const LOGIN_PASSWORD_MIN = 6;

/** Accounts and sign-in. */
export class UserService {
  constructor(private readonly deps: Deps<'em' | 'tokens' | 'now' | 'storeName' | 'limits'>) {}

  /** Creates a customer and signs them in. Throws BAD_INPUT, or CONFLICT for a known address. */
  async register(input: RegisterInput): Promise<Session> {
    const name = input.name.trim();
    if (name === '') throw wrongField('name', 'Full name is required');
    const email = readEmail(input.email);
    await this.deps.limits.spend('register-ip', clientKey());
    await refuseWeakPassword(input.password, { name, email, storeName: await this.deps.storeName() });
    const now = this.deps.now();
    const user = this.deps.em.create(User, {
      id: randomUUID(),
      name,
      email,
      passwordHash: await hashPassword(input.password),
      phone: '',
      role: 'customer',
      status: 'active',
      address: null,
      sessionVersion: 1,
      newsletterConsentedAt: input.subscribeNewsletter === true ? now : null,
      createdAt: now,
      lastLoginAt: now,
    });
    try {
      await inTransaction(this.deps.em, async (tx) => {
        await tx.insert(user);
        await agree(tx, {
          ...{ place: 'register', userId: user.id, checkoutId: null, now },
          accepted: input.acceptedVersions,
        });
        await recordSecurityEvent(tx, { userId: user.id, kind: 'account_created', now });
        await queueEmail(tx, {
          kind: 'welcome',
          dedupeKey: `welcome:${user.id}`,
          recipient: email,
          userId: user.id,
          now,
        });
        if (user.newsletterConsentedAt) {
          await recordConsent(tx, { userId: user.id, isOn: true, givenAt: 'register', now });
          await askToConfirm(tx, { user, now });
        }
      });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException)
        throw conflict('An account with this email already exists');
      throw error;
    }
    return startSession(this.deps, user);
  }

  /** Signs an active user in, or asks for the second factor (FACTOR_NEEDED). The same refusal for a wrong password, an unknown address and a closed account. */
  async login(input: LoginInput): Promise<Session> {
    const email = readEmail(input.email);
    if (input.password === '') throw wrongField('password', 'Password is required');
    if (input.password.length < LOGIN_PASSWORD_MIN) {
      throw wrongField('password', `Password must be at least ${LOGIN_PASSWORD_MIN} characters`);
    }
    const user = await this.tryPassword(email, input.password);
    if (!user) throw new AppError('UNAUTHENTICATED', 401, 'Invalid email or password');
    await askForFactor(this.deps, user);
    await recordSignIn(this.deps.em, user.id, this.deps.now());
    return startSession(this.deps, user);
  }

  /** The signed-in user's own record. */
  me(viewer: SignedInUser): Promise<User> {
    return this.deps.em.findOneOrFail(User, { id: viewer.id });
  }

  /** Checks a password unless there were too many attempts; then the owner is notified. Throws TOO_MANY_ATTEMPTS. */
  private async tryPassword(email: string, password: string): Promise<User | null> {
    let isAdmitted = false;
    const check = () => {
      isAdmitted = true;
      return this.checkPassword(email, password);
    };
    try {
      return await new SignInGuard(this.deps.limits).tryTo(
        email,
        { place: clientKey(), network: clientNetwork() },
        check,
      );
    } catch (error) {
      if (!isAdmitted) await recordBlockedSignIn(this.deps.em, email, this.deps.now());
      throw error;
    }
  }

  /** The active user with this address and password; null after the same work when there is none. */
  private async checkPassword(email: string, password: string): Promise<User | null> {
    const user = await this.deps.em.findOne(User, { email });
    if (user) addRequestFacts({ userId: user.id });
    const isRight = user
      ? await isPassword(user.passwordHash, password)
      : await verifyDummyPassword(password);
    return user && isRight && user.status === 'active' ? user : null;
  }
}
