import { type EntityManager, LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { NEWSLETTER_WORDING } from '../../../../rules/people/newsletter.js';
import { requireUser } from '../../../platform/auth/viewer.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { conflict, unauthenticated } from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { queueEmail } from '../../email/email.store.js';
import { StoreSettings } from '../../settings/settings.entity.js';
import { checkCurrentPassword, wrongCurrentPassword } from '../password/current-password.js';
import { closingObstacle } from '../privacy/closing-obstacle.js';
import { recordSecurityEvent } from '../security/security-events.store.js';
import { continueSession } from '../sessions/session.js';
import { User } from '../user.entity.js';
import { voidResetLinks } from '../verification/account-links.store.js';
import { startVerification } from '../verification/verification.js';
import { NewsletterConsent } from './newsletter.entity.js';
import { readLatestConsent } from './newsletter.store.js';
import { changedProfile, type ProfileChange } from './profile.js';
import { moveNotices, readOrderTotals } from './profile.store.js';
import type { AccountSummary, NewsletterChoice, ProfileUpdate } from './profile.types.js';

const HISTORY_MAX = 20;

export interface ProfileRequest extends ProfileChange {
  readonly currentPassword?: string | null;
}

/** People's own profile. Every method throws UNAUTHENTICATED for others. */
export class ProfileService extends Service<Deps<'em' | 'tokens' | 'limits' | 'now'>> {
  /** The order totals of the signed-in user. */
  async summary({ id }: Pick<User, 'id'>): Promise<AccountSummary> {
    const em = this.deps.em.fork();
    const totals = await readOrderTotals(em, id);
    const { premiumFromOrders: premiumFrom } = await em.findOneOrFail(StoreSettings, 1);
    return { ...totals, isPremium: totals.deliveredOrders >= premiumFrom, premiumFrom };
  }

  /** The user's choice about the newsletter. */
  async newsletter({ id: userId, newsletterConsentedAt }: User): Promise<NewsletterChoice> {
    const em = this.deps.em.fork();
    const latest = { orderBy: { createdAt: 'desc', id: 'desc' }, limit: HISTORY_MAX } as const;
    const history = await em.find(NewsletterConsent, { userId }, latest);
    const state = (await readLatestConsent(em, userId))?.state ?? null;
    return { isOn: newsletterConsentedAt !== null, state, words: NEWSLETTER_WORDING.words, history };
  }

  /** The reason why the user cannot close their account now; null when they can. */
  closingObstacle(): Promise<string | null> {
    return closingObstacle(this.deps.em.fork(), requireUser(this.viewer).id);
  }

  /**
   * Changes the sent fields alone. Another email address needs the password, ends every other session, is reported to
   * the old address and has to be confirmed. Throws BAD_INPUT, CONFLICT for a known address, TOO_MANY_ATTEMPTS.
   */
  async update({ currentPassword, ...change }: ProfileRequest): Promise<ProfileUpdate> {
    const viewer = requireUser(this.viewer);
    const { id } = viewer;
    const { em, limits } = this.deps;
    const before = await em.fork().findOneOrFail(User, { id });
    const isMoving = changedProfile(before, change).email !== before.email;
    if (isMoving) {
      await limits.spend('change-email', id);
      await checkCurrentPassword(limits, before, currentPassword);
    }
    const token = await this.write(async (tx) => {
      const open = { id, deletedAt: null };
      const current = await tx.findOne(User, open, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!current) throw unauthenticated();
      const facts = changedProfile(current, isMoving ? change : { ...change, email: null });
      const isMoved = facts.email !== current.email;
      if (isMoved) {
        if (current.passwordHash !== before.passwordHash) throw wrongCurrentPassword();
        await this.move(tx, current, facts.email);
      }
      Object.assign(current, facts);
      await tx.flush();
      return isMoved ? (await continueSession(tx, this.deps, viewer)).token : null;
    });
    return { user: await em.fork().findOneOrFail(User, { id }), token };
  }

  /** Effects of another email address. */
  private async move(tx: EntityManager, user: User, email: string): Promise<void> {
    const { now } = this.deps;
    const moment = now();
    await queueEmail(tx, {
      kind: 'email-changed',
      dedupeKey: `email-changed:${user.id}:${user.sessionVersion}`,
      recipient: user.email,
      userId: user.id,
      now: moment,
    });
    await recordSecurityEvent(tx, { userId: user.id, kind: 'email_changed', now: moment });
    await moveNotices(tx, user, email);
    Object.assign(user, { email, emailVerifiedAt: null, sessionVersion: user.sessionVersion + 1 });
    await tx.flush();
    await voidResetLinks(tx, user.id);
    await startVerification(tx, { userId: user.id, email, now: moment });
  }

  private async write<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await inTransaction(this.deps.em, work);
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      throw conflict('An account with this email already exists');
    }
  }
}
