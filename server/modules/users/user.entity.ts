import type { Opt } from '@mikro-orm/core';
import { Check, Entity } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { StaffRole } from '../../../rules/users/permissions.js';
import { registerEnum } from '../../platform/api/enums.js';
import type { UserRole, UserStatus } from '../../platform/auth/viewer.js';
import { byName } from '../../platform/db/by-name.js';
import { column, Indexed } from '../../platform/db/column.js';
import { FoundBy, Searched } from '../../platform/db/schema/search.schema.js';
import { Audited, Triggered } from '../../platform/db/triggers.js';
import { Address } from '../../platform/values/address.js';

export const UserRoles = registerEnum<UserRole>('UserRole', 'The role of a user.', {
  customer: 'Customers, with access to their own quotes, bookings and orders.',
  admin: 'Staff, with the permissions of their role.',
});
export const UserStatuses = registerEnum<UserStatus>('UserStatus', 'Only active users can sign in.', {
  active: 'Can sign in.',
  inactive: 'Deactivated by staff; cannot sign in.',
  suspended: 'Suspended by staff; cannot sign in.',
});

export const StaffRoles = registerEnum<StaffRole>('StaffRole', 'The role of a member of staff.', {
  driver: 'Sees the collections of a day, without prices and email addresses.',
  clerk: 'Works on orders, collections, requests, quotes and messages.',
  accountant: 'Reads orders, and works on payments, refunds and exports.',
  admin: 'Has every permission.',
});
const VERSION_DESCRIPTION =
  "Rises when name, address, phone, role, staff role, status or department change. Send it with a change, so that nobody else's is overwritten.";

@Entity({ tableName: 'users' })
@Indexed('users_created_at', '(created_at desc, id) where deleted_at is null')
@Indexed('users_by_name', `((${byName('name')}), id) where deleted_at is null`)
// Customers and active accounts are the vast majority, and are listed by the first of these.
@Indexed('users_by_role', "(role, created_at desc, id) where role <> 'customer' and deleted_at is null")
@Indexed('users_by_status', "(status, created_at desc, id) where status <> 'active' and deleted_at is null")
@Indexed('users_of_sample', '(id) where is_sample')
@Indexed('users_closed', '(deleted_at) where deleted_at is not null')
// Raised by changes to fields that staff see and set, from any source; not by signing in, passwords, confirmed
// addresses or invitations, which are no edits.
@Triggered(
  'users_version',
  'before update',
  'for each row when ((old.name, old.email, old.phone, old.address, old.role, old.limited_to, old.status, old.department, old.deleted_at) is distinct from (new.name, new.email, new.phone, new.address, new.role, new.limited_to, new.status, new.department, new.deleted_at)) execute function raise_version()',
)
@Triggered(
  'users_told',
  'after update of status, session_version',
  'for each row when (old.status <> new.status or old.session_version <> new.session_version) execute function tell_session_changed()',
)
@Check({ name: 'users_limits', expression: "limited_to is null or role = 'admin'" })
@Audited('user')
@Searched('users_by_words', 'where deleted_at is null')
@ObjectType({ description: 'A person with an account.' })
export class User {
  @Field(() => ID, { description: "The user's id; it never changes." })
  @column.id()
  id: string;

  @Field({ description: 'Full name.' })
  @column.text()
  name: string;

  /** The part of the name that is first names, as its owner entered it; null when unknown. */
  @column.text({ nullable: true }) firstName: string | null = null;
  /** As `readEmail` normalises it. */
  @Field({ description: 'The email address in lower case; one account per address.' })
  @column.text({ unique: true, check: 'email = lower(email)' })
  email: string;

  @column.text({ hidden: true }) passwordHash: string;
  @Field({ description: 'The phone number; empty when unknown.' })
  @column.text({ default: '' })
  phone: string;

  @Field(() => UserRoles, { description: "The user's role." })
  @column.choice(['customer', 'admin'], { default: 'customer' })
  role: UserRole;
  /** Role of a member of staff who has not every permission; null for admins and customers. */
  @column.choice(['driver', 'clerk', 'accountant'], { nullable: true })
  limitedTo: Exclude<StaffRole, 'admin'> | null = null;

  @Field(() => UserStatuses, { description: 'Whether the user can sign in.' })
  @column.choice(['active', 'inactive', 'suspended'], { default: 'active' })
  status: UserStatus;

  @Field(() => Address, { nullable: true, description: "The user's address; null when unknown." })
  @column.json({ nullable: true })
  address: Address | null;

  /** Part of every token; raising it ends all sessions of the user. */
  @column.int({ default: 1 }) sessionVersion: number;
  /**
   * Time when the owner confirmed this address; null until then. Only news and offers depend on it.
   */
  @Field(() => Date, {
    nullable: true,
    description: 'When the email address was confirmed by its link; null until then.',
  })
  @column.moment({ nullable: true })
  emailVerifiedAt: Date | null = null;

  /** Time when the newsletter box was ticked; null without consent. */
  @column.moment({ nullable: true }) newsletterConsentedAt: Date | null;
  @Field(() => Date, { description: 'When the account was created.' })
  @column.moment()
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'The last sign-in; null before the first.' })
  @column.moment({ nullable: true })
  lastLoginAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Department of a member of staff; null when unknown.' })
  @column.text({ nullable: true })
  department: string | null = null;

  /** Hash of the secret in the last invitation sent; null when none is open. */
  @column.text({ nullable: true, unique: true, hidden: true }) invitationHash: string | null = null;
  @Field(() => Date, {
    nullable: true,
    description: "When the user's invitation expires; null once a password is chosen.",
  })
  @column.moment({ nullable: true })
  invitationExpiresAt: Date | null = null;

  @Field(() => Int, { description: VERSION_DESCRIPTION })
  @column.version()
  version: Opt<number>;

  /** Time when staff deleted the account and everything personal in it; the orders stay. */
  @column.moment({ nullable: true }) deletedAt: Date | null = null;
  /** Part of the month of sample orders, with all its data. */
  @column.bool({ default: false }) isSample: Opt<boolean> = false;
  @FoundBy({
    texts: ['email', "address->>'line1'", "address->>'city'"],
    names: ['name'],
    codes: ['phone', "address->>'postcode'"],
  })
  foundBy?: string;
}

/** Links that confirm an address: one of each purpose for an account, so a new one invalidates the former. */
@Entity({ tableName: 'account_links' })
@Indexed('account_links_over', '(expires_at)')
export class AccountLink {
  @column.refersTo('users', { primary: true, onDelete: 'cascade' }) userId: string;
  @column.choice(['reset-password', 'verify-email'], { primary: true }) purpose:
    | 'reset-password'
    | 'verify-email';
  @column.text() email: string;
  @column.text({ unique: true }) hash: string;
  @column.moment() askedAt: Date;
  @column.moment() expiresAt: Date;
}
