import { type Page, type PageQuery, readPage, toPage } from '../../../platform/api/pagination.js';
import { hashSecret } from '../../../platform/auth/secret.js';
import { requireUser } from '../../../platform/auth/viewer.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { notFound, wrongField } from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { queueEmail } from '../../email/email.store.js';
import { hashPassword, isPassword } from '../password/passwords.js';
import { refuseWeakPassword } from '../password/weak-passwords.js';
import { ActiveSession } from '../sessions/session.entity.js';
import { continueSession, type Session, startSession } from '../sessions/session.js';
import { deleteSession, SESSIONS_MAX } from '../sessions/sessions.store.js';
import { User } from '../user.entity.js';
import { endSessions, replacePassword } from '../user.store.js';
import { voidResetLinks } from '../verification/account-links.store.js';
import { SecurityEvent } from './security-event.entity.js';
import { recordSecurityEvent } from './security-events.store.js';

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

const WRONG_CURRENT = 'Current password is incorrect';

/** Actions of people on their own account beyond signing in. */
export class AccountService extends Service<Deps<'em' | 'tokens' | 'now' | 'storeName' | 'limits'>> {
  /**
   * Sets another password, ends every other session and notifies the owner by email. Returns the continued session.
   * Throws UNAUTHENTICATED, or BAD_INPUT for a broken rule or a wrong current password, or TOO_MANY_ATTEMPTS after
   * several of those.
   */
  async changePassword({ currentPassword, newPassword }: PasswordChange): Promise<Session> {
    const viewer = requireUser(this.viewer);
    const { id } = viewer;
    if (currentPassword === '') throw wrongField('currentPassword', 'Current password is required');
    if (newPassword === '') throw wrongField('newPassword', 'New password is required');
    if (newPassword === currentPassword)
      throw wrongField('newPassword', 'New password must be different from current password');
    const { em, limits, now, storeName } = this.deps;
    const before = await em.findOneOrFail(User, { id });
    await refuseWeakPassword(newPassword, { ...before, storeName: await storeName() }, 'newPassword');
    await limits.spend('change-password', id);
    if (!(await isPassword(before.passwordHash, currentPassword)))
      throw wrongField('currentPassword', WRONG_CURRENT);
    const passwordHash = await hashPassword(newPassword);
    const session = await inTransaction(em, async (tx) => {
      const sessionVersion = await replacePassword(tx, id, passwordHash, before.passwordHash);
      if (sessionVersion === undefined) throw wrongField('currentPassword', WRONG_CURRENT);
      await voidResetLinks(tx, id);
      await recordSecurityEvent(tx, { userId: id, kind: 'password_changed', now: now() });
      await queueEmail(tx, {
        kind: 'password-changed',
        dedupeKey: `password-changed:${id}:${sessionVersion}`,
        recipient: before.email,
        userId: id,
        now: now(),
      });
      return continueSession(tx, this.deps, viewer);
    });
    await limits.reset('change-password', id);
    return session;
  }

  /** Ends every session of the account, this one included; returns the account's id. Throws UNAUTHENTICATED. */
  async signOut(): Promise<string> {
    const { id } = requireUser(this.viewer);
    await inTransaction(this.deps.em, async (tx) => {
      await endSessions(tx, id);
      await recordSecurityEvent(tx, { userId: id, kind: 'signed_out_everywhere', now: this.deps.now() });
    });
    return id;
  }

  /** Ends every other session; returns this one with its former end, under a new token. Throws UNAUTHENTICATED. */
  signOutElsewhere(): Promise<Session> {
    const viewer = requireUser(this.viewer);
    const { id: userId, sessionEndsAt } = viewer;
    return inTransaction(this.deps.em, async (tx) => {
      await endSessions(tx, userId);
      await recordSecurityEvent(tx, { userId, kind: 'signed_out_elsewhere', now: this.deps.now() });
      return continueSession(tx, this.deps, viewer, sessionEndsAt);
    });
  }

  /** Sessions that the account is logged in with, the last used first. Throws UNAUTHENTICATED. */
  async sessions(): Promise<ActiveSession[]> {
    const { id: userId, sessionId, sessionVersion } = requireUser(this.viewer);
    const open = { userId, sessionVersion, endsAt: { $gt: this.deps.now() } };
    const order = { orderBy: { usedAt: 'desc', id: 'asc' }, limit: SESSIONS_MAX } as const;
    const sessions = await this.deps.em.fork().find(ActiveSession, open, order);
    return sessions.map((session) => Object.assign(session, { isCurrent: session.id === sessionId }));
  }

  /** Ends one session of the account, by default the caller's, and returns its id. Throws UNAUTHENTICATED or NOT_FOUND. */
  async endSession(wanted?: string | null): Promise<string> {
    const { id: userId, sessionId } = requireUser(this.viewer);
    const id = wanted ?? sessionId ?? '';
    await inTransaction(this.deps.em, async (tx) => {
      if (!isUuid(id) || !(await deleteSession(tx, userId, id))) throw notFound('Session');
      if (id === sessionId) return;
      await recordSecurityEvent(tx, { userId, kind: 'session_ended', now: this.deps.now() });
    });
    return id;
  }

  /** Security events of the account, newest first. Throws BAD_INPUT. */
  securityEvents(asked: PageQuery): Promise<Page<SecurityEvent>> {
    return this.readEvents(requireUser(this.viewer).id, asked);
  }

  /** Security events of any account, for staff. Throws BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  async securityEventsOf(userId: string, asked: PageQuery): Promise<Page<SecurityEvent>> {
    this.require('users');
    if (!isUuid(userId)) throw notFound('User');
    return this.readEvents(userId, asked);
  }

  private async readEvents(userId: string, { page, pageSize }: PageQuery): Promise<Page<SecurityEvent>> {
    const at = readPage(page, pageSize);
    const [events, total] = await this.deps.em
      .fork()
      .findAndCount(
        SecurityEvent,
        { userId },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: at.pageSize, offset: at.offset },
      );
    return toPage(events, total, at);
  }

  /**
   * Opens an invited account with the password its owner chooses, and signs in. Throws BAD_INPUT for a weak password,
   * and alike for an invitation that is unknown, used or expired, or whose account is not active.
   */
  async acceptInvitation(secret: string, password: string): Promise<Session> {
    const { em, now, storeName } = this.deps;
    const moment = now();
    const open = {
      invitationHash: hashSecret(secret),
      invitationExpiresAt: { $gt: moment },
      status: 'active',
      deletedAt: null,
    } as const;
    const invited = await em.findOne(User, open);
    if (!invited) throw invitationOver();
    await refuseWeakPassword(password, { ...invited, storeName: await storeName() });
    const passwordHash = await hashPassword(password);
    await inTransaction(em, async (tx) => {
      const taken = await tx.nativeUpdate(
        User,
        { ...open, id: invited.id, email: invited.email },
        {
          passwordHash,
          emailVerifiedAt: moment,
          invitationHash: null,
          invitationExpiresAt: null,
          lastLoginAt: moment,
        },
      );
      if (taken === 0) throw invitationOver();
      await recordSecurityEvent(tx, { userId: invited.id, kind: 'invitation_accepted', now: moment });
    });
    return startSession(this.deps, await em.fork().findOneOrFail(User, { id: invited.id }));
  }
}

function invitationOver() {
  return wrongField('token', 'This invitation no longer works. Ask us for a new one.');
}
