import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { OrderStep } from '../order.entity.js';
import { OrderActor } from '../order-actor.js';
import { OrderSteps } from '../timeline.js';

@ObjectType({ description: 'A note on an order, from staff for staff; customers never see it.' })
export class OrderNote {
  @Field(() => ID, { description: 'The id.' }) id: string;
  @Field({ description: 'The text, with its line breaks.' }) text: string;
  @Field(() => OrderActor, { description: 'Who wrote it.' }) author: OrderActor;
  @Field(() => Date, { description: 'When it was written.' }) createdAt: Date;
}

@ObjectType({ description: 'An event of an order and who caused it.' })
export class OrderEvent {
  @Field(() => ID, { description: 'The id.' }) id: string;
  @Field(() => OrderSteps, { description: 'What happened.' }) status: OrderStep;
  @Field({ description: 'A short description, which the customer sees too.' }) description: string;
  @Field(() => Date, { description: 'When it happened.' }) at: Date;
  @Field(() => OrderActor, { description: 'Who caused it.' }) actor: OrderActor;
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
  @Field(() => OrderActor, { description: 'Who caused it.' }) by: OrderActor;
  @Field(() => Date, { description: 'When it happened.' }) at: Date;
  @Field({ description: 'A short description of the event.' }) what: string;
}
