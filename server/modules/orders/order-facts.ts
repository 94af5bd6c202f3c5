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
  in_transit: 'On its way.',
  delivered: 'Arrived.',
  cancelled: 'Will not be shipped.',
});

@ObjectType({ description: 'The first and last day on which an order should arrive.' })
class DeliveryWindow {
  @Field(() => CalendarDate, { description: 'At the earliest.' }) from: string;
  @Field(() => CalendarDate, { description: 'At the latest.' }) to: string;
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
  @Field(() => ID, { description: 'The id; people use the number.' }) id: string;
  @Field({ description: 'Printed on documents, e.g. HL-100001.' }) number: string;
  @Field(() => OrderStatuses, { description: 'The status of the shipment.' }) status: OrderStatus;
  @Field(() => DestinationKeys, { description: 'The country it goes to.' }) destination: DestinationKey;
  @Field({ description: 'Where it comes from, in the UK.' }) fromCity: string;
  @Field({ description: 'Where it goes.' }) toCity: string;
  @Field(() => CalendarDate, { nullable: true, description: 'Null: not agreed with the customer yet.' })
  collectionDate: string | null;
  @Field(() => DeliveryWindow, {
    nullable: true,
    description:
      'When it should arrive; null without a collection date, where it is not known, and once cancelled.',
  })
  estimatedDelivery: DeliveryWindow | null;
  @Field(() => Date, { description: 'When it was paid and created.' }) createdAt: Date;
}
