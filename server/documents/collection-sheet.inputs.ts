import { Field, ID, InputType, Int } from 'type-graphql';
import { CalendarDate } from '../shared/api/scalars.js';

@InputType({ description: "Another place for a stop in the day's order." })
export class CollectionStopMoveInput {
  @Field(() => CalendarDate, { description: 'The day.' }) date: string;
  @Field(() => ID, { description: 'The order that is collected there.' }) orderId: string;
  @Field(() => Int, { description: 'Its new place, from 1.' }) stop: number;
  @Field(() => Int, { description: 'The `orderVersion` that was read.' }) version: number;
}
