import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Address } from '../shared/address.js';
import { registerEnum } from '../shared/api/enums.js';
import type { UserRole, UserStatus } from '../shared/viewer.js';

export const UserRoles = registerEnum<UserRole>('UserRole', 'The role of a user.', {
  customer: 'Quotes, bookings and orders of their own.',
  admin: 'Staff: everything.',
});
export const UserStatuses = registerEnum<UserStatus>('UserStatus', 'Only active users can sign in.', {
  active: 'Can sign in.',
  inactive: 'Deactivated by staff; cannot sign in.',
  suspended: 'Suspended by staff; cannot sign in.',
});

const VERSION_DESCRIPTION =
  "Rises when name, address, phone, role, status or department change. Send it with a change, so that nobody else's is overwritten.";

@ObjectType({ description: 'A person with an account.' })
@Entity({ tableName: 'users' })
export class User {
  @Field(() => ID, { description: "The user's id; it never changes." })
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Field({ description: 'Full name.' })
  @Property({ type: 'text' })
  name: string;

  /** How much of the name is first names, as its owner said; null when unknown. */
  @Property({ type: 'text', nullable: true })
  firstName: string | null = null;

  /** As read-email.ts leaves it. */
  @Field({ description: 'The email address in lower case; one account per address.' })
  @Property({ type: 'text', unique: true })
  email: string;

  @Property({ type: 'text', hidden: true })
  passwordHash: string;

  @Field({ description: 'Empty when unknown.' })
  @Property({ type: 'text', default: '' })
  phone: string;

  @Field(() => UserRoles, { description: "The user's role." })
  @Property({ type: 'text', default: 'customer' })
  role: UserRole;

  @Field(() => UserStatuses, { description: 'Whether the user can sign in.' })
  @Property({ type: 'text', default: 'active' })
  status: UserStatus;

  @Field(() => Address, { nullable: true, description: "The user's address; null when unknown." })
  @Property({ type: 'json', nullable: true })
  address: Address | null;

  /** Part of every token; raising it ends all sessions of the user. */
  @Property({ type: 'integer', default: 1 })
  sessionVersion: number;

  /** When its owner proved to read the mail of this address; null until then. Nothing waits for it but news and offers. */
  @Field(() => Date, {
    nullable: true,
    description: 'When the email address was confirmed from its mailbox; null until then.',
  })
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  emailVerifiedAt: Date | null = null;

  /** When the newsletter box was ticked; null without consent. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  newsletterConsentedAt: Date | null;

  @Field(() => Date, { description: 'When the account was created.' })
  @Property({ type: 'Date', columnType: 'timestamptz' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'The last sign-in; null before the first.' })
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  lastLoginAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Department of a member of staff; null when unknown.' })
  @Property({ type: 'text', nullable: true })
  department: string | null = null;

  /** Hash of the secret in the last invitation sent; null when none waits. */
  @Property({ type: 'text', nullable: true, unique: true, hidden: true })
  invitationHash: string | null = null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when the user can accept the invitation; null once a password is chosen.',
  })
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  invitationExpiresAt: Date | null = null;

  @Field(() => Int, { description: VERSION_DESCRIPTION })
  @Property({ type: 'integer', default: 1 })
  version: Opt<number>;

  /** When staff deleted the account and everything personal in it; the orders stay. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  deletedAt: Date | null = null;

  /** Of the month of sample orders, with all that is theirs. */
  @Property({ type: 'boolean', default: false })
  isSample: Opt<boolean> = false;
}
