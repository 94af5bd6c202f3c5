import { Entity } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { column, Indexed } from '../../../platform/db/column.js';
import { Triggered } from '../../../platform/db/triggers.js';

/** One sign-in on one device; its token works while its row is there and its version is the account's. */
@Entity({ tableName: 'sessions' })
@Indexed('sessions_of_user', '(user_id, used_at desc, id)')
@Indexed('sessions_over', '(ends_at)')
@Triggered('sessions_told', 'after delete', 'for each row execute function tell_session_ended()')
@ObjectType({ description: 'A device that an account is logged in on.' })
export class ActiveSession {
  @Field(() => ID, { description: 'The id; it opens nothing.' })
  @column.id()
  id: string;

  @column.refersTo('users', { onDelete: 'cascade' }) userId: string;
  /** The account's at its beginning; raising that ends the session. */
  @column.int() sessionVersion: number;
  @Field({ description: 'The browser and system, such as "Firefox on Windows"; empty when unknown.' })
  @column.text()
  device: string;

  @Field({
    description: 'The network of the last use: the IP address without its last part; empty when unknown.',
  })
  @column.text()
  network: string;

  @Field(() => Date, { description: 'When it began.' })
  @column.moment()
  createdAt: Date;

  @Field(() => Date, { description: 'When it was last used, to five minutes.' })
  @column.moment()
  usedAt: Date;

  @Field(() => Date, { description: 'When it ends by itself.' })
  @column.moment()
  endsAt: Date;

  /** When a second factor was last proved in it. */
  @column.moment({ nullable: true }) provedAt: Date | null = null;
  @Field(() => Boolean, { description: 'Whether this request belongs to it.' })
  isCurrent: boolean;
}
