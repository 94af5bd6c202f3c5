import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../../rules/destinations.js';
import { DestinationKeys, registerEnum } from '../../shared/api/enums.js';
import { pageOf } from '../../shared/api/pagination.js';
import { CalendarDate } from '../../shared/api/scalars.js';
import { Contact } from '../../shared/contact.js';
import { Money, money } from '../../shared/money.js';
import { DID_YOU_MEAN } from '../../shared/search/slips.js';
import type { OrderStatus, PaymentStatus } from '../order.entity.js';
import { estimatedDelivery, OrderFacts, OrderStatuses } from '../order-facts.js';
import { PaymentStatuses } from '../order-view.js';
import { type OrderSort, type StoredAdminOrderRow } from './admin-orders.store.js';
import type { AdminOrderList } from './order-admin.service.js';
import { type OrderAttention } from './order-attention.js';
import { type CollectionState } from './order-filter.js';

const OrderSorts = registerEnum<OrderSort>('OrderSort', 'The sort order of orders for staff.', {
  newest: 'Newest first.',
  oldest: 'Oldest first.',
  totalDescending: 'Highest total first.',
  totalAscending: 'Lowest total first.',
  collectionSoonest: 'Earliest collection date first; those without one last.',
});

const CollectionStates = registerEnum<CollectionState>(
  'CollectionState',
  'Whether a collection date is agreed.',
  {
    none: 'No date yet.',
    agreed: 'There is a date.',
  },
);

@ObjectType({ description: 'An order as the list of staff shows it.' })
export class AdminOrderRow extends OrderFacts {
  @Field(() => Int, { description: 'Rises with every change, from 1.' }) version: number;
  @Field(() => PaymentStatuses, { description: 'The status of its payment.' }) paymentStatus: PaymentStatus;
  @Field(() => ID, { description: 'The account it was booked with.' }) customerId: string;
  @Field(() => Contact, { description: 'Who booked, as given at checkout.' }) customer: Contact;
  @Field({ description: 'Where it is collected.' }) collectionPostcode: string;
  @Field(() => Int, { description: 'Boxes and products in it, quantities counted.' }) itemCount: number;
  @Field(() => Money, { description: 'The price of the shipment as it is now.' }) total: Money;
  @Field(() => Money, { description: 'What was refunded of its payments.' }) refunded: Money;
  @Field(() => Money, { description: 'What was reversed of its payments, such as after a chargeback.' })
  reversed: Money;
  @Field(() => String, {
    nullable: true,
    description: "The carrier's tracking number; null until there is one.",
  })
  trackingNumber: string | null;
  @Field(() => String, { nullable: true, description: 'Of its first invoice; null while there is none.' })
  invoiceNumber: string | null;
  @Field(() => Int, { description: 'Notes of staff on it.' }) noteCount: number;
}

const OrderAttentions = registerEnum<OrderAttention>('OrderAttention', 'Why staff look at an order now.', {
  missed_collection: 'Paid, in processing, and its collection date is over.',
  late_delivery: 'Collected, not delivered, and past the days that were promised.',
  new_messages: 'Its customer has written since yesterday.',
  new_refunds: 'Money went back, or is to go back, since yesterday.',
});

@ArgsType()
export class OrderFilterArgs {
  @Field(() => OrderStatuses, { nullable: true, description: 'Only orders with this status.' })
  status?: OrderStatus;
  @Field(() => PaymentStatuses, { nullable: true, description: 'Only orders with this payment status.' })
  paymentStatus?: PaymentStatus;
  @Field(() => DestinationKeys, { nullable: true, description: 'Only orders to this destination.' })
  destination?: DestinationKey;
  @Field(() => CollectionStates, {
    nullable: true,
    description: 'Only orders without a collection date, or only with one.',
  })
  collection?: CollectionState;
  @Field(() => CalendarDate, { nullable: true, description: 'Only orders collected on this day or later.' })
  collectionFrom?: string;
  @Field(() => CalendarDate, { nullable: true, description: 'Only orders collected on this day or before.' })
  collectionTo?: string;
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Only orders booked on this day in London or later.',
  })
  bookedFrom?: string;
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Only orders booked on this day in London or before.',
  })
  bookedTo?: string;
  @Field(() => OrderAttentions, { nullable: true, description: 'Only orders that need attention for this.' })
  attention?: OrderAttention;
  @Field(() => String, {
    nullable: true,
    description:
      'Words in number, name, email, phone, postcodes, streets, cities, destination, items or tracking number, or numbers of invoices, credit notes, quotes and requests; up to 100 characters, in any spelling of a name and any form of a number.',
  })
  search?: string;
}

@ArgsType()
export class AdminOrdersAsked extends OrderFilterArgs {
  @Field(() => OrderSorts, { defaultValue: 'newest', description: 'The sort order.' }) sort: OrderSort;
}

@ObjectType({ description: 'One page of orders for staff, with figures.' })
export class AdminOrderPage extends pageOf(AdminOrderRow, 'As a list shows them.') {
  @Field(() => String, { nullable: true, description: DID_YOU_MEAN }) didYouMean: string | null;
  @Field(() => Money, {
    nullable: true,
    description:
      'Payments minus refunds of the orders that match the filter, on all pages; null where words find more than 1,000.',
  })
  totalRevenue: Money | null;
  @Field(() => Int, { description: 'All orders, whatever the filter.' }) totalOrders: number;
  @Field(() => Int, { description: 'Orders being processed, whatever the filter.' }) processingOrders: number;
  @Field(() => Int, { description: 'Orders delivered, whatever the filter.' }) deliveredOrders: number;
}

/** An order as the list shows it in GraphQL. */
export function toAdminOrderRow(row: StoredAdminOrderRow): AdminOrderRow {
  const { totalPence: _, pricePence, refundedPence, reversedPence, userId, createdAt, ...rest } = row;
  return {
    ...rest,
    customerId: userId,
    estimatedDelivery: estimatedDelivery(row),
    total: money(pricePence),
    refunded: money(refundedPence),
    reversed: money(reversedPence),
    createdAt: new Date(createdAt),
  };
}

/** A page as GraphQL shows it. */
export function toAdminOrderPage({ nodes, pageInfo, totals, didYouMean }: AdminOrderList): AdminOrderPage {
  return {
    nodes: nodes.map(toAdminOrderRow),
    pageInfo,
    didYouMean,
    totalRevenue: totals.revenuePence === null ? null : money(totals.revenuePence),
    totalOrders: totals.count,
    processingOrders: totals.processing,
    deliveredOrders: totals.delivered,
  };
}
