import { Entity } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { Permission } from '../../../../rules/users/permissions.js';
import { Permissions, registerEnum } from '../../../platform/api/enums.js';
import { column, Indexed } from '../../../platform/db/column.js';
import { Audited } from '../../../platform/db/triggers.js';

export type ApiKeyState = 'active' | 'expired' | 'revoked';

export const ApiKeyStates = registerEnum<ApiKeyState>('ApiKeyState', 'The state of an API key.', {
  active: 'It opens what its permissions cover, as long as its owner has them too.',
  expired: 'Its time is over.',
  revoked: 'Staff have revoked it.',
});

/** A key with which a program acts for a member of staff. */
@Entity({ tableName: 'api_keys' })
@Indexed('api_keys_newest', '(created_at desc, id)')
@Indexed('api_keys_of_owner', '(owner_id)')
@Audited('api_key')
@ObjectType({ description: 'A key with which a program acts for a member of staff.' })
export class ApiKey {
  @Field(() => ID, { description: 'The id.' })
  @column.id()
  id: string;

  @column.refersTo('users', { onDelete: 'cascade' }) ownerId: string;

  @Field({ description: 'Name of its owner.' }) ownerName: string;

  @Field({ description: 'Its name, for people.' })
  @column.text({ check: 'length(name) between 1 and 60' })
  name: string;

  @Field({ description: 'The beginning of the key, to tell it from others.' })
  @column.text()
  prefix: string;

  /** The hash that is stored instead of the key. */
  @column.text({ unique: true }) hash: string;

  @Field(() => [Permissions], { description: 'Its permissions; those that its owner lacks do not count.' })
  @column.json({ check: "jsonb_typeof(permissions) = 'array'" })
  permissions: Permission[];

  @Field(() => ApiKeyStates, { description: 'Its state.' }) state: ApiKeyState;

  @Field(() => Date, { description: 'When it expires.' })
  @column.moment({ check: "expires_at between created_at and created_at + interval '366 days'" })
  expiresAt: Date;

  @Field(() => Date, { nullable: true, description: 'When it was last used, to the minute; null for never.' })
  @column.moment({ nullable: true })
  lastUsedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was revoked; null when it was not.' })
  @column.moment({ nullable: true })
  revokedAt: Date | null;

  @Field(() => Date, { description: 'When it was made.' })
  @column.moment()
  createdAt: Date;
}
