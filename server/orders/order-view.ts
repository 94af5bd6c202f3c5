import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { DestinationKey } from '../../rules/destinations.js';
import type { ServiceLevel } from '../../rules/quote.js';
import { Quote, toQuote } from '../quotes/quote.types.js';
import { Address } from '../shared/address.js';
import { Contact } from '../shared/contact.js';
import { DestinationKeys, enumOf, ServiceLevels } from '../shared/enums.js';
import { Money, money } from '../shared/money.js';
import { CalendarDate } from '../shared/scalars.js';
import { ORDER_STATUSES, type OrderStatus, PAYMENT_STATUSES, type PaymentStatus } from './order.entity.js';
import type { StoredOrder, StoredOrderSummary } from './order.store.js';
import { PlacedLine, toPlacedLine } from './placed-line.js';
import { latestRefund, OrderRefund, toOrderRefund } from './refund-view.js';
import { TimelineEntry, timelineOf } from './timeline.js';

export const OrderStatuses = enumOf<OrderStatus>(ORDER_STATUSES);
export const PaymentStatuses = enumOf<PaymentStatus>(PAYMENT_STATUSES);
registerEnumType(OrderStatuses, { name: 'OrderStatus', description: 'How far the shipment has come.' });
registerEnumType(PaymentStatuses, { name: 'PaymentStatus', description: 'How the payment stands.' });

@ObjectType({ description: 'What a receipt may show of the payment.' })
class PaymentDetails {
  @Field() paymentIntentId: string;
  @Field() cardBrand: string;
  @Field() cardLast4: string;
  @Field(() => Int, { nullable: true }) cardExpMonth: number | null;
  @Field(() => Int, { nullable: true }) cardExpYear: number | null;
  @Field() email: string;
  @Field() phone: string;
  @Field(() => Money) amount: Money;
}

@ObjectType({ description: 'A paid shipment.' })
export class Order {
  @Field(() => ID) id: string;
  @Field({ description: 'Printed on documents, e.g. HL-100001.' }) number: string;
  @Field(() => OrderStatuses) status: OrderStatus;
  @Field(() => PaymentStatuses) paymentStatus: PaymentStatus;
  @Field(() => Contact) customer: Contact;
  @Field(() => [PlacedLine]) lines: PlacedLine[];
  @Field(() => Quote) quote: Quote;
  @Field(() => Money) total: Money;
  @Field(() => DestinationKeys) destination: DestinationKey;
  @Field(() => ServiceLevels) service: ServiceLevel;
  @Field() serviceName: string;
  @Field() fromCity: string;
  @Field() toCity: string;
  @Field(() => Address, { description: 'Where we collect.' }) origin: Address;
  @Field(() => Address) deliveryAddress: Address;
  @Field(() => Address) billingAddress: Address;
  @Field(() => String, { nullable: true }) trackingNumber: string | null;
  @Field(() => CalendarDate, { nullable: true, description: 'Null: to be agreed with the customer.' })
  collectionDate: string | null;
  @Field(() => [TimelineEntry]) timeline: TimelineEntry[];
  @Field(() => PaymentDetails, { nullable: true }) paymentDetails: PaymentDetails | null;
  @Field(() => OrderRefund, { nullable: true, description: 'The latest refund, if there is any.' })
  refund: OrderRefund | null;
  @Field(() => [OrderRefund], { description: 'Every refund, oldest first.' }) refunds: OrderRefund[];
  @Field(() => Int, { description: 'Raised at every change, from 1.' }) version: number;
  @Field(() => Date) createdAt: Date;
}

@ObjectType({ description: 'An order as a list shows it.' })
export class OrderSummary {
  @Field(() => ID) id: string;
  @Field() number: string;
  @Field(() => OrderStatuses) status: OrderStatus;
  @Field(() => PaymentStatuses) paymentStatus: PaymentStatus;
  @Field(() => Money) total: Money;
  @Field(() => DestinationKeys) destination: DestinationKey;
  @Field() fromCity: string;
  @Field() toCity: string;
  @Field(() => Int) itemCount: number;
  @Field(() => CalendarDate, { nullable: true }) collectionDate: string | null;
  @Field(() => Date) createdAt: Date;
}

@ObjectType({ description: "One page of the customer's orders, with figures over all of them." })
export class OrderPage {
  @Field(() => [OrderSummary]) orders: OrderSummary[];
  @Field(() => Int, { description: 'Orders in all pages.' }) count: number;
  @Field(() => Int) page: number;
  @Field(() => Int) pageSize: number;
  @Field(() => Money, { description: 'What was paid and not given back.' }) totalRevenue: Money;
  @Field(() => Int) processingOrders: number;
  @Field(() => Int) deliveredOrders: number;
}

/** The order as GraphQL shows it. */
export function toOrder(order: StoredOrder): Order {
  const { lines, events, card, collectionAddress, customer, refunds, ...rest } = order;
  const refund = latestRefund(order);
  return {
    ...rest,
    customer,
    origin: collectionAddress,
    lines: lines.map(toPlacedLine),
    quote: toQuote(order),
    total: money(order.totalPence),
    timeline: timelineOf(order.status, events),
    paymentDetails: {
      paymentIntentId: order.paymentIntent,
      cardBrand: card.brand,
      cardLast4: card.last4,
      cardExpMonth: card.expMonth,
      cardExpYear: card.expYear,
      email: customer.email,
      phone: customer.phone,
      amount: money(order.totalPence),
    },
    refund: refund && toOrderRefund(refund),
    refunds: refunds.map(toOrderRefund),
    createdAt: new Date(order.createdAt),
  };
}

/** The order as a list in GraphQL shows it. */
export function toOrderSummary({ totalPence, createdAt, ...order }: StoredOrderSummary): OrderSummary {
  return { ...order, total: money(totalPence), createdAt: new Date(createdAt) };
}
