import { Field, ID, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../../rules/destinations.js';
import {
  latestRefund,
  type RefundProgress,
  RefundProgresses,
  refundProgress,
} from '../../payments/refunds/refund-view.js';
import { DestinationKeys } from '../../shared/api/enums.js';
import { CalendarDate } from '../../shared/api/scalars.js';
import type { OrderStatus } from '../order.entity.js';
import type { StoredOrder } from '../order.store.js';
import { OrderStatuses } from '../order-view.js';
import { TimelineEntry, timelineOf } from '../timeline.js';

@ObjectType({
  description:
    'An order as shown by the link in an e-mail: nothing that must not be seen when the e-mail is forwarded.',
})
export class FollowedOrder {
  @Field(() => ID, { description: 'The id, by which its owner can read the order.' }) id: string;
  @Field({ description: 'Printed on documents, e.g. HL-100001.' }) number: string;
  @Field(() => OrderStatuses, { description: 'The status of the shipment.' }) status: OrderStatus;
  @Field(() => DestinationKeys, { description: 'The country it goes to.' }) destination: DestinationKey;
  @Field({ description: 'Where it comes from, in the UK.' }) fromCity: string;
  @Field({ description: 'Where it goes.' }) toCity: string;
  @Field({ description: 'Name of the service on the day of the order.' }) serviceName: string;
  @Field(() => CalendarDate, { nullable: true, description: 'Null: not agreed with the customer yet.' })
  collectionDate: string | null;
  @Field(() => String, {
    nullable: true,
    description: "The carrier's tracking number; null until there is one.",
  })
  trackingNumber: string | null;
  @Field(() => RefundProgresses, { nullable: true, description: 'The latest refund; null without one.' })
  refund: RefundProgress | null;
  @Field(() => [TimelineEntry], {
    description: 'Past and coming steps, without amounts and places.',
  })
  timeline: TimelineEntry[];
  @Field(() => Date, { description: 'When it was paid and created.' }) createdAt: Date;
}

/** Only what is named here leaves: a column that is added to orders stays unseen. */
export function toFollowedOrder(order: StoredOrder): FollowedOrder {
  const { id, number, status, destination, fromCity, toCity, serviceName, collectionDate, trackingNumber } =
    order;
  const refund = latestRefund(order);
  return {
    ...{ id, number, status, destination, fromCity, toCity, serviceName, collectionDate, trackingNumber },
    refund: refund && refundProgress(refund),
    timeline: timelineOf(status, order.events).map((entry) => ({ ...entry, description: wordsOf(entry) })),
    createdAt: new Date(order.createdAt),
  };
}

/** What a step is called here: its own words may name a sum or a new address. */
const STEP_WORDS: Readonly<Record<string, string>> = {
  processing: 'Booking confirmed',
  shipped: 'Collected from your door and shipped',
  in_transit: 'On its way by sea',
  delivered: 'Delivered to your new door',
  cancelled: 'Booking cancelled',
  refunded: 'Money went back',
  payment: 'Payment updated',
};

function wordsOf({ status }: TimelineEntry): string {
  return STEP_WORDS[status] ?? 'Booking changed';
}
