import { Entity } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { column, Indexed } from '../../../../platform/db/column.js';
import { MESSAGE_MAX } from '../message.inputs.js';

export const TITLE_MAX = 60;

/** A text that staff send often; all of them share it. */
@ObjectType({ description: 'A text that staff send often.' })
@Entity({ tableName: 'canned_answers' })
@Indexed('canned_answers_by_title', '(lower(title))', { unique: true })
export class CannedAnswer {
  @Field(() => ID, { description: 'The id.' })
  @column.id()
  id: string;

  @Field({ description: 'The title, by which staff find it.' })
  @column.text({ check: `length(title) between 1 and ${TITLE_MAX}` })
  title: string;

  @Field({ description: "The text. `{name}` stands for the customer's name." })
  @column.text({ check: `length(body) between 1 and ${MESSAGE_MAX}` })
  body: string;

  @column.moment() createdAt: Date;
}
