import { Field, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/api/enums.js';
import type { OrderStatus, OrderStep } from './order.entity.js';

export const OrderSteps = registerEnum<OrderStep>('OrderStep', 'An event of an order.', {
  processing: 'Booked and paid.',
  shipped: 'Collected and shipped.',
  in_transit: 'In transit.',
  delivered: 'Delivered.',
  cancelled: 'Cancelled.',
  refunded: 'Refunded.',
  payment: 'Another payment operation by staff.',
  changed: 'Changed in another way.',
});

@ObjectType({ description: 'A step of an order; a step that has not happened yet has no date.' })
export class TimelineEntry {
  @Field(() => OrderSteps, { description: 'The step.' }) status: OrderStep;
  @Field({ description: 'A short description for the customer.' }) description: string;
  @Field(() => Date, { nullable: true, description: 'When it happened; null when it has not.' })
  date: Date | null;
  @Field({ description: 'Whether it has happened.' }) completed: boolean;
}

export interface OrderEvent {
  readonly status: OrderStep;
  readonly description: string;
  readonly createdAt: string;
}

/** The stages of every shipment, in order, with the text for a stage that has not been reached. */
const STAGES: readonly (readonly [OrderStatus, string])[] = [
  ['processing', 'Booking confirmed'],
  ['shipped', 'Collected from your door and shipped'],
  ['in_transit', 'On its way by sea'],
  ['delivered', 'Delivered to your new door'],
];

/** Past events with their dates, then the stages to come; none after a cancellation. */
export function timelineOf(status: OrderStatus, events: readonly OrderEvent[]): TimelineEntry[] {
  const happened = events.map((event) => ({
    status: event.status,
    description: event.description,
    date: new Date(event.createdAt),
    completed: true,
  }));
  const reached = STAGES.findIndex(([stage]) => stage === status);
  const ahead = reached < 0 ? [] : STAGES.slice(reached + 1);
  return [
    ...happened,
    ...ahead.map(([stage, description]) => ({ status: stage, description, date: null, completed: false })),
  ];
}
