import { Entity } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { SECURITY_EVENT_TEXTS, type SecurityEventKind } from '../../../../rules/users/security-events.js';
import { registerEnum } from '../../../platform/api/enums.js';
import { column, Indexed } from '../../../platform/db/column.js';

const SecurityEventKinds = registerEnum<SecurityEventKind>(
  'SecurityEventKind',
  'The kind of a security event.',
  Object.fromEntries(
    Object.entries(SECURITY_EVENT_TEXTS).map(([kind, words]) => [kind, `${words}.`]),
  ) as Record<SecurityEventKind, string>,
);

@Entity({ tableName: 'security_events' })
@Indexed('security_events_of_user', '(user_id, created_at desc, id desc)')
@Indexed('security_events_created_at', 'using brin (created_at)')
@ObjectType({ description: 'A security event of an account.' })
export class SecurityEvent {
  @Field(() => ID, { description: 'The id; it never changes.' })
  @column.serial()
  id: number;

  @column.refersTo('users', { onDelete: 'cascade' }) userId: string;
  @Field(() => SecurityEventKinds, { description: 'What happened.' })
  @column.text()
  kind: SecurityEventKind;

  @Field({ description: 'The browser and system, such as "Firefox on Windows"; empty when unknown.' })
  @column.text()
  device: string;

  @Field({
    description: 'The network: the IP address without its last part, "192.0.2.x"; empty when unknown.',
  })
  @column.text()
  network: string;

  @Field(() => Date, { description: 'When it happened.' })
  @column.moment()
  createdAt: Date;
}
