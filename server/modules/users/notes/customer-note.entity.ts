import { Entity } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { column, Indexed } from '../../../platform/db/column.js';
import { Audited, REFUSED, Triggered } from '../../../platform/db/triggers.js';

/** A note of staff on a customer; never edited, and moved with a merge of accounts alone. */
@Entity({ tableName: 'customer_notes' })
@Indexed('customer_notes_of_user', '(user_id, created_at desc, id)')
@Indexed('customer_notes_of_author', '(author_id)')
@Triggered('customer_notes_never_edited', 'before update of author_id, body, created_at', REFUSED)
@Audited('user', 'user_id', 'insert')
@ObjectType({ description: 'A note on a customer; staff only.' })
export class CustomerNote {
  @Field(() => ID, { description: 'The id.' })
  @column.id()
  id: string;

  @column.refersTo('users', { onDelete: 'cascade' }) userId: string;
  @column.refersTo('users') authorId: string;
  @Field({ description: 'Name of the author; empty when unknown.' }) author: string;
  @Field({ name: 'text', description: 'The text.' })
  @column.text({ check: "body <> ''" })
  body: string;

  @Field(() => Date, { description: 'When it was written.' })
  @column.moment()
  createdAt: Date;
}
