import { MaxLength } from 'class-validator';
import { ArgsType, Field, InputType, ObjectType } from 'type-graphql';
import { ORDER_NUMBER_MESSAGE } from '../../../../rules/orders/order-number.js';
import {
  latestRefund,
  type RefundProgress,
  RefundProgresses,
  refundProgress,
} from '../../payments/refunds/refund-view.js';
import type { FullOrder } from '../order.store.js';
import { estimatedDelivery, OrderFacts } from '../order-facts.js';
import { TimelineEntry, timelineOf } from '../timeline.js';

@ObjectType({
  description:
    'An order as its tracking link shows it, without personal details, because the link may be forwarded.',
})
export class FollowedOrder extends OrderFacts {
  @Field({ description: 'Name of the service when it was ordered.' }) serviceName: string;
  @Field(() => String, {
    nullable: true,
    description: "The carrier's tracking number; null until there is one.",
  })
  trackingNumber: string | null;
  @Field(() => RefundProgresses, { nullable: true, description: 'The latest refund; null without one.' })
  refund: RefundProgress | null;
  @Field(() => [TimelineEntry], { description: 'Past and coming steps, without amounts and places.' })
  timeline: TimelineEntry[];
}

/** Lists the fields that the tracking page shows: columns added to orders stay hidden. */
export function toFollowedOrder(order: FullOrder): FollowedOrder {
  const { id, number, status, trackingNumber } = order;
  const { destination, fromCity, toCity, serviceName, collectionDate } = order.shipment;
  const refund = latestRefund(order);
  return {
    ...{ id, number, status, destination, fromCity, toCity, serviceName, collectionDate, trackingNumber },
    estimatedDelivery: estimatedDelivery(order),
    refund: refund && refundProgress(refund),
    timeline: timelineOf(status, order.events).map((entry) => ({ ...entry, description: wordsOf(entry) })),
    createdAt: new Date(order.createdAt),
  };
}

/** The texts of steps on the tracking page: those of the events may name a sum or a new address. */
const STEP_TEXTS: Readonly<Record<string, string>> = {
  processing: 'Booking confirmed',
  shipped: 'Collected from your door and shipped',
  in_transit: 'On its way by sea',
  delivered: 'Delivered to your new door',
  cancelled: 'Booking cancelled',
  refunded: 'Refunded',
  payment: 'Payment updated',
};

function wordsOf({ status }: TimelineEntry): string {
  return STEP_TEXTS[status] ?? 'Booking changed';
}

const WHICH_LINK = { message: 'Send the token of the link: what follows the #' };

@ArgsType()
export class FollowInput {
  @Field({ description: 'Token of the tracking link: the part after the #.' })
  @MaxLength(1000, WHICH_LINK)
  token: string;
}

@InputType({ description: 'An order and the address that its tracking link is sent to.' })
export class OrderLinkRequestInput {
  @Field({ description: 'The order number, e.g. HL-100001; HL- may be left out.' })
  @MaxLength(40, { message: ORDER_NUMBER_MESSAGE })
  orderNumber: string;

  @Field({ description: "The address of the order's contact or account, in any case." })
  @MaxLength(254, { message: 'Please enter a valid email address' })
  email: string;
}
