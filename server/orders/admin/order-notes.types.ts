import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { OrderStep } from '../order.entity.js';
import { OrderActor } from '../order-actor.js';
import { Order, toOrder } from '../order-view.js';
import { OrderSteps } from '../timeline.js';
import type { DeskOrder } from './order-notes.service.js';
import type { StoredDeskEvent, StoredNote } from './order-notes.store.js';

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
export class DeskEvent {
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

@ObjectType({ description: 'An order with what only staff see.' })
export class AdminOrder {
  @Field(() => ID, { description: 'Of the order.' }) id: string;
  @Field(() => Order, { description: 'The order as its customer sees it.' }) order: Order;
  @Field(() => ID, { description: 'The account it was booked with.' }) customerId: string;
  @Field(() => [OrderNote], { description: 'Notes among staff, oldest first.' }) notes: OrderNote[];
  @Field(() => [DeskEvent], { description: 'Its events, oldest first, and who caused them.' })
  timeline: DeskEvent[];
  @Field(() => LastOrderChange, { nullable: true, description: 'The latest of them; null for none.' })
  lastChange: LastOrderChange | null;
}

/** An order as staff see it in GraphQL. */
export function toAdminOrder({ order, customerId, notes, timeline }: DeskOrder): AdminOrder {
  const latest = timeline.at(-1);
  return {
    ...{ id: order.id, customerId, order: toOrder(order) },
    notes: notes.map(toNote),
    timeline: timeline.map(toDeskEvent),
    lastChange: latest
      ? { by: latest.actor, at: new Date(latest.createdAt), what: latest.description }
      : null,
  };
}

/** A note as GraphQL shows it. */
export function toNote({ createdAt, ...note }: StoredNote): OrderNote {
  return { ...note, createdAt: new Date(createdAt) };
}

function toDeskEvent({ createdAt, ...event }: StoredDeskEvent): DeskEvent {
  return { ...event, at: new Date(createdAt) };
}
