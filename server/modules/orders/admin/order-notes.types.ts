import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { OrderStep } from '../order.entity.js';
import { OrderActor } from '../order-actor.js';
import { OrderSteps } from '../timeline.js';

@ObjectType({
  description: 'What one of the staff wrote about an order, for the others; customers never see it.',
})
export class OrderNote {
  @Field(() => ID, { description: 'Of the note.' }) id: string;
  @Field({ description: 'The text, with its line breaks.' }) text: string;
  @Field(() => OrderActor, { description: 'Who wrote it.' }) author: OrderActor;
  @Field(() => Date, { description: 'When.' }) createdAt: Date;
}

@ObjectType({ description: 'An event of an order, with who caused it.' })
export class OrderEvent {
  @Field(() => ID, { description: 'Of the entry.' }) id: string;
  @Field(() => OrderSteps, { description: 'What happened.' }) status: OrderStep;
  @Field({ description: 'A short description; the customer sees the same.' }) description: string;
  @Field(() => Date, { description: 'When.' }) at: Date;
  @Field(() => OrderActor, { description: 'Who did it.' }) actor: OrderActor;
  @Field(() => String, {
    nullable: true,
    description:
      'The reason for a status that went back, skipped a step or undid a cancellation; staff only.',
  })
  reason: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The version of the order after it; null for old entries.',
  })
  version: number | null;
}

@ObjectType({ description: 'The latest change of an order.' })
export class LastOrderChange {
  @Field(() => OrderActor, { description: 'Who made it.' }) by: OrderActor;
  @Field(() => Date, { description: 'When.' }) at: Date;
  @Field({ description: 'A short description.' }) what: string;
}
