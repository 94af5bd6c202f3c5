import { randomUUID } from 'node:crypto';
import { type EntityManager, LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { isPermitted, staffRoleOf } from '../../../../rules/users/permissions.js';
import type { SecurityEventKind } from '../../../../rules/users/security-events.js';
import { assertVersion } from '../../../platform/api/assert-version.store.js';
import type { SignedInUser } from '../../../platform/auth/viewer.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { conflict, notFound, unauthenticated } from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { queueEmail } from '../../email/email.store.js';
import { hashNoPassword, hashPassword } from '../password/passwords.js';
import { refuseWeakPassword } from '../password/weak-passwords.js';
import { anonymise } from '../privacy/anonymise.js';
import { countNotified, moveNotices } from '../profile/profile.store.js';
import { recordSecurityEvent } from '../security/security-events.store.js';
import { User } from '../user.entity.js';
import { invitationEnd } from './invitation.js';
import { lockAdmins } from './last-admin.store.js';
import { assertAdminRemains, changed, type NewAccount, type UserChange } from './user-change.js';
import { type FoundUsers, listUsers, type UsersArgs } from './user-list.js';

/** User administration, for staff only. Every method throws UNAUTHENTICATED or FORBIDDEN for others. */
export class UserAdminService extends Service<Deps<'em' | 'reads' | 'limits' | 'now' | 'storeName'>> {
  /** A page of users, by default the newest ten, with their number in all. Throws BAD_INPUT. */
  async list(asked: UsersArgs): Promise<FoundUsers> {
    this.require('users', 'orders');
    return listUsers(this.deps.reads, asked);
  }

  /** One user. Throws NOT_FOUND, also for a closed account. */
  async read(id: string): Promise<User> {
    this.require('users', 'orders');
    const user = isUuid(id) ? await this.deps.em.fork().findOne(User, { id, deletedAt: null }) : null;
    if (!user) throw notFound('User');
    return user;
  }

  /**
   * Creates an account. Without a password the person gets an invitation by email; its secret is in no response.
   * Throws BAD_INPUT, or CONFLICT for a known address.
   */
  async create({ password, ...wanted }: NewAccount): Promise<User> {
    this.requireProof('users');
    const facts = changed(NEW_USER, wanted);
    if (password) await refuseWeakPassword(password, { ...facts, storeName: await this.deps.storeName() });
    const passwordHash = await (password ? hashPassword(password) : hashNoPassword());
    const now = this.deps.now();
    return this.write(async (tx) => {
      const user = tx.create(User, {
        ...facts,
        id: randomUUID(),
        passwordHash,
        sessionVersion: 1,
        newsletterConsentedAt: null,
        createdAt: now,
        lastLoginAt: null,
        invitationHash: null,
        invitationExpiresAt: password ? null : invitationEnd(now),
        deletedAt: null,
      });
      await tx.flush();
      if (!password) await this.invite(tx, user);
      return user;
    });
  }

  /**
   * Changes an account; another address, role, staff role or status ends its sessions. An open invitation goes to the new
   * address; otherwise the previous address is notified. Orders under way that used it use the new one. Throws
   * BAD_INPUT, NOT_FOUND, or CONFLICT for an older version, a known address, the last admin, or closing or limiting oneself.
   */
  async update(id: string, change: UserChange): Promise<User> {
    const admin = this.requireProof('users');
    return this.write(async (tx) => {
      const admins = await lockColleagues(tx, admin);
      const user = await this.find(tx, id, change.version);
      const facts = changed(user, change);
      if (facts.status !== 'active' || !isPermitted(facts, 'users')) assertAdminRemains(admins, user.id);
      if (!isPermitted(facts, 'users')) refuseSelf(admin, user, 'take the permission for users from');
      if (facts.status !== 'active' && user.status === 'active') refuseSelf(admin, user, 'deactivate');
      const isMoved = facts.email !== user.email;
      const before = user.email;
      const isAccessChanged =
        facts.role !== user.role || facts.limitedTo !== user.limitedTo || facts.status !== user.status;
      if (isMoved || isAccessChanged) user.sessionVersion += 1;
      Object.assign(user, facts);
      if (isMoved) await moveNotices(tx, { id, email: before }, facts.email);
      if (isMoved) Object.assign(user, { invitationHash: null, emailVerifiedAt: null });
      if (isMoved) await this.record(tx, user, 'email_changed');
      if (isAccessChanged) await this.record(tx, user, 'access_changed');
      await tx.flush();
      if (isMoved)
        await (user.invitationExpiresAt ? this.invite(tx, user) : this.notifyEmailChange(tx, user, before));
      return tx.refreshOrFail(user);
    });
  }

  /** Number of orders under way that write to the address of an account. */
  notifiedOrders(user: Pick<User, 'id' | 'email'>): Promise<number> {
    return countNotified(this.deps.em.fork(), user);
  }

  /**
   * Invites a person again who has not accepted yet: a new link for seven days; the earlier one stops working now.
   * Throws NOT_FOUND, TOO_MANY_ATTEMPTS; CONFLICT when the invitation was accepted or the account is not active.
   */
  async resendInvitation(id: string): Promise<User> {
    this.requireProof('users');
    await this.deps.limits.spend('invite-again', id);
    return this.write(async (tx) => {
      const user = await this.find(tx, id);
      if (!user.invitationExpiresAt) throw conflict('This account is already open and needs no invitation');
      if (user.status !== 'active') throw conflict('Set this account active before inviting again');
      Object.assign(user, { invitationHash: null, invitationExpiresAt: invitationEnd(this.deps.now()) });
      await this.record(tx, user, 'invitation_sent');
      await tx.flush();
      await this.invite(tx, user);
      return user;
    });
  }

  /** Toggles active and inactive, and ends sessions; suspended becomes active. Throws NOT_FOUND or CONFLICT. */
  async toggleStatus(id: string, version?: number | null): Promise<User> {
    const admin = this.requireProof('users');
    return this.write(async (tx) => {
      const admins = await lockColleagues(tx, admin);
      const user = await this.find(tx, id, version);
      if (user.status === 'active') {
        assertAdminRemains(admins, user.id);
        refuseSelf(admin, user, 'deactivate');
      }
      user.status = user.status === 'active' ? 'inactive' : 'active';
      user.sessionVersion += 1;
      await this.record(tx, user, 'access_changed');
      await tx.flush();
      return tx.refreshOrFail(user);
    });
  }

  /** Removes everything personal from an account and closes it; its orders stay. Throws NOT_FOUND or CONFLICT. */
  async remove(id: string, version?: number | null): Promise<void> {
    const admin = this.requireProof('users');
    const passwordHash = await hashNoPassword();
    await this.write(async (tx) => {
      const admins = await lockColleagues(tx, admin);
      const user = await this.find(tx, id, version);
      assertAdminRemains(admins, user.id);
      refuseSelf(admin, user, 'delete');
      await anonymise(tx, user, passwordHash, this.deps.now());
    });
  }

  /** The account, locked. Throws NOT_FOUND, or CONFLICT when it is not the version that was read. */
  private async find(tx: EntityManager, id: string, lookedAt?: number | null): Promise<User> {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
    const user = isUuid(id) ? await tx.findOne(User, { id, deletedAt: null }, lock) : null;
    if (!user) throw notFound('User');
    const { name, email, phone, address, role, status, department, version } = user;
    const staffRole = staffRoleOf(user);
    const current = { name, email, phone, address, role, staffRole, status, department };
    await assertVersion(tx, { thing: 'user', id: user.id, version, lookedAt, current });
    return user;
  }

  private async invite(tx: EntityManager, user: User): Promise<void> {
    await queueEmail(tx, {
      kind: 'invitation',
      dedupeKey: `invitation:${user.id}:${randomUUID()}`,
      recipient: user.email,
      userId: user.id,
      now: this.deps.now(),
    });
  }

  /** Notifies the previous address: its owner would hear of the change nowhere else. */
  private async notifyEmailChange(tx: EntityManager, user: User, before: string): Promise<void> {
    await queueEmail(tx, {
      kind: 'email-changed',
      dedupeKey: `email-changed:${user.id}:${user.sessionVersion - 1}`,
      recipient: before,
      userId: user.id,
      now: this.deps.now(),
    });
  }

  /** Recorded without a place: customers need not know where our staff work. */
  private record(tx: EntityManager, user: User, kind: SecurityEventKind): Promise<void> {
    const origin = { device: '', network: '' };
    return recordSecurityEvent(tx, { userId: user.id, kind, now: this.deps.now(), origin });
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

const NEW_USER = {
  name: '',
  email: '',
  phone: '',
  address: null,
  role: 'customer',
  limitedTo: null,
  status: 'active',
  department: null,
} as const;

/** Locks and returns the admins. Throws UNAUTHENTICATED for a caller who was closed or demoted while waiting. */
async function lockColleagues(tx: EntityManager, { id }: SignedInUser): Promise<ReadonlySet<string>> {
  const admins = await lockAdmins(tx);
  if (!admins.has(id)) throw unauthenticated();
  return admins;
}

function refuseSelf(admin: SignedInUser, user: User, what: string): void {
  if (admin.id === user.id) throw conflict(`You can't ${what} your own account`);
}
