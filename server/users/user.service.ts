import { randomUUID } from 'node:crypto';
import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { AppError, conflict, wrongField } from '../shared/errors.js';
import type { SignedInUser } from '../shared/viewer.js';
import { hashPassword, isPassword, pretendToCheck } from './passwords.js';
import { readEmail } from './read-email.js';
import type { Tokens } from './tokens.js';
import { User } from './user.entity.js';
import type { LoginInput, RegisterInput } from './user.inputs.js';
import { refuseWeakPassword } from './weak-passwords.js';

export interface NewSession {
  readonly token: string;
  readonly user: User;
}

/** The shortest password a sign-in accepts (specification, section 5). */
const LOGIN_PASSWORD_MIN = 6;

/** Accounts and sign-in. */
export class UserService {
  constructor(
    private readonly em: EntityManager,
    private readonly tokens: Tokens,
    private readonly now: () => Date,
    private readonly storeName: string,
  ) {}

  /** Makes a customer and signs them in. Throws BAD_INPUT for a weak password too, or CONFLICT for a known address. */
  async register(input: RegisterInput): Promise<NewSession> {
    const name = input.name.trim();
    if (name === '') throw wrongField('name', 'Full name is required');
    const email = readEmail(input.email);
    await refuseWeakPassword(input.password, { name, email, storeName: this.storeName });
    const now = this.now();
    const user = this.em.create(User, {
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
      await this.em.insert(user);
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException)
        throw conflict('An account with this email already exists');
      throw error;
    }
    return this.sessionFor(user);
  }

  /** Signs an active user in. The same refusal for a wrong password, an unknown address and a closed account. */
  async login(input: LoginInput): Promise<NewSession> {
    const email = readEmail(input.email);
    if (input.password === '') throw wrongField('password', 'Password is required');
    if (input.password.length < LOGIN_PASSWORD_MIN) {
      throw wrongField('password', `Password must be at least ${LOGIN_PASSWORD_MIN} characters`);
    }
    const user = await this.em.findOne(User, { email });
    const isRight = user
      ? await isPassword(user.passwordHash, input.password)
      : await pretendToCheck(input.password);
    if (!user || !isRight || user.status !== 'active') {
      throw new AppError('UNAUTHENTICATED', 401, 'Invalid email or password');
    }
    await this.em.nativeUpdate(User, { id: user.id }, { lastLoginAt: this.now() });
    return this.sessionFor(user);
  }

  /** The signed-in user's own record. */
  me(viewer: SignedInUser): Promise<User> {
    return this.em.findOneOrFail(User, { id: viewer.id });
  }

  private async sessionFor(user: User): Promise<NewSession> {
    const token = await this.tokens.issue(
      { userId: user.id, sessionVersion: user.sessionVersion },
      this.now(),
    );
    return { token, user };
  }
}
