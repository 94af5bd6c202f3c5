import { Field, ID, ObjectType } from 'type-graphql';
import { arrivalWindow } from '../../../rules/destination-guide.js';
import type { DestinationKey } from '../../../rules/destinations.js';
import { DestinationKeys, registerEnum } from '../../platform/api/enums.js';
import { CalendarDate } from '../../platform/api/scalars.js';
import type { OrderRecord, OrderStatus } from './order.entity.js';
import type { FullOrder } from './order.store.js';

export const OrderStatuses = registerEnum<OrderStatus>('OrderStatus', 'The status of the shipment.', {
  processing: 'Booked and paid, not collected yet.',
  shipped: 'Collected and shipped.',
  in_transit: 'In transit.',
  delivered: 'Arrived.',
  cancelled: 'Cancelled; will not be shipped.',
});

@ObjectType({ description: 'The first and last day of an estimated delivery.' })
class DeliveryWindow {
  @Field(() => CalendarDate, { description: 'The earliest day.' }) from: string;
  @Field(() => CalendarDate, { description: 'The latest day.' }) to: string;
}

/** The estimated delivery of an order, from its collection date and the transit time promised for it. */
export function estimatedDelivery({
  status,
  shipment: { collectionDate, transit },
}: Pick<OrderRecord, 'status' | 'shipment'>): DeliveryWindow | null {
  if (status === 'cancelled' || !collectionDate || !transit) return null;
  return arrivalWindow(collectionDate, transit);
}

/** When a delivered order arrived; null for other orders. */
export function deliveredAt({ status, events }: Pick<FullOrder, 'status' | 'events'>): string | null {
  if (status !== 'delivered') return null;
  return events.findLast((event) => event.status === 'delivered')?.createdAt ?? null;
}

/** Fields of every view of an order, also of the one without sign-in. */
@ObjectType()
export abstract class OrderFacts {
  @Field(() => ID, { description: 'The id; people use `number`.' }) id: string;
  @Field({ description: 'The order number for people, e.g. HL-100001.' }) number: string;
  @Field(() => OrderStatuses, { description: 'The status of the shipment.' }) status: OrderStatus;
  @Field(() => DestinationKeys, { description: 'Destination of the shipment.' }) destination: DestinationKey;
  @Field({ description: 'The UK city of collection.' }) fromCity: string;
  @Field({ description: 'City of delivery.' }) toCity: string;
  @Field(() => CalendarDate, { nullable: true, description: 'Collection day; null until agreed.' })
  collectionDate: string | null;
  @Field(() => DeliveryWindow, {
    nullable: true,
    description:
      'Estimated days of delivery; null without a collection date, when unknown, and once cancelled.',
  })
  estimatedDelivery: DeliveryWindow | null;
  @Field(() => Date, { description: 'When it was paid and created.' }) createdAt: Date;
}
