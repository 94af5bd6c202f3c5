import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Address } from '../shared/address.js';
import type { UserRole, UserStatus } from '../shared/viewer.js';

export const UserRoles = { customer: 'customer', admin: 'admin' } as const;
export const UserStatuses = { active: 'active', inactive: 'inactive', suspended: 'suspended' } as const;
registerEnumType(UserRoles, { name: 'UserRole', description: 'What a user may do.' });
registerEnumType(UserStatuses, { name: 'UserStatus', description: 'Only active users can sign in.' });

@ObjectType({ description: 'A person with an account.' })
@Entity({ tableName: 'users' })
export class User {
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Field()
  @Property({ type: 'text' })
  name: string;

  /** Lower case; one account per address. */
  @Field()
  @Property({ type: 'text', unique: true })
  email: string;

  @Property({ type: 'text', hidden: true })
  passwordHash: string;

  @Field()
  @Property({ type: 'text', default: '' })
  phone: string;

  @Field(() => UserRoles)
  @Property({ type: 'text', default: 'customer' })
  role: UserRole;

  @Field(() => UserStatuses)
  @Property({ type: 'text', default: 'active' })
  status: UserStatus;

  @Field(() => Address, { nullable: true })
  @Property({ type: 'json', nullable: true })
  address: Address | null;

  /** Part of every token; raising it ends all sessions of the user. */
  @Property({ type: 'integer', default: 1 })
  sessionVersion: number;

  /** When the newsletter box was ticked; null without consent. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  newsletterConsentedAt: Date | null;

  @Field(() => Date)
  @Property({ type: 'Date', columnType: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  lastLoginAt: Date | null;
}
