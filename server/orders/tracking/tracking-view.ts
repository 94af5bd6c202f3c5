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
    'An order as the reader of one of its messages may see it: nothing that a stranger must not learn from a message that was passed on.',
})
export class FollowedOrder {
  @Field(() => ID, { description: 'For programs; its owner may ask for the order by it.' }) id: string;
  @Field({ description: 'Printed on documents, e.g. HL-100001.' }) number: string;
  @Field(() => OrderStatuses, { description: 'How far the shipment has come.' }) status: OrderStatus;
  @Field(() => DestinationKeys, { description: 'The country it goes to.' }) destination: DestinationKey;
  @Field({ description: 'Where it comes from, in the UK.' }) fromCity: string;
  @Field({ description: 'Where it goes.' }) toCity: string;
  @Field({ description: 'The service as the shop called it on the day of the order.' }) serviceName: string;
  @Field(() => CalendarDate, { nullable: true, description: 'Null: to be agreed with the customer.' })
  collectionDate: string | null;
  @Field(() => String, { nullable: true, description: 'Of the carrier; null until there is one.' })
  trackingNumber: string | null;
  @Field(() => RefundProgresses, { nullable: true, description: 'Of the latest refund, if there is any.' })
  refund: RefundProgress | null;
  @Field(() => [TimelineEntry], {
    description: 'What has happened, and what is still to come; in words that name no sums and no places.',
  })
  timeline: TimelineEntry[];
  @Field(() => Date, { description: 'When it was paid and written.' }) createdAt: Date;
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
