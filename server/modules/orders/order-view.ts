import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ServiceLevel } from '../../../rules/prices/quote.js';
import { registerEnum, ServiceLevels } from '../../platform/api/enums.js';
import { StaffOnly } from '../../platform/api/guarded-fields.js';
import { pageOf } from '../../platform/api/pagination.js';
import { Address } from '../../platform/values/address.js';
import { Contact } from '../../platform/values/contact.js';
import { Money, money } from '../../platform/values/money.js';
import { Access, handoverOf, Receiver } from '../../platform/values/placed-address.js';
import { latestRefund, OrderRefund, toOrderRefund } from '../payments/refunds/refund-view.js';
import { type LineSnapshot, PlacedLine } from '../quotes/placed-line.js';
import { Quote, type Sums } from '../quotes/quote.types.js';
import { OrderCharge } from './charges/order-charge.entity.js';
import { type PaymentStatus } from './order.entity.js';
import {
  duePence,
  type FullOrder,
  firstPaymentPence,
  heldPence,
  type OrderRow,
  pricePence,
} from './order.store.js';
import { deliveredAt, estimatedDelivery, OrderFacts } from './order-facts.js';
import { TimelineEntry, timelineOf } from './timeline.js';

export const PaymentStatuses = registerEnum<PaymentStatus>('PaymentStatus', 'The status of the payment.', {
  pending: 'Not paid yet.',
  paid: 'Paid.',
  failed: 'The card was refused.',
  refunded: 'Refunded.',
});

@ObjectType({ description: 'The card of a payment, as far as a receipt shows it.' })
class PaymentDetails {
  @Field({ description: "The provider's id of the payment, pi_…." }) paymentIntentId: string;
  @Field({ description: 'Lower case, such as visa; empty when the payment was not by card.' })
  cardBrand: string;
  @Field({ description: 'The last four digits; empty when the payment was not by card.' }) cardLast4: string;
  @Field(() => Int, { nullable: true, description: '1 to 12.' }) cardExpMonth: number | null;
  @Field(() => Int, { nullable: true, description: 'Four digits.' }) cardExpYear: number | null;
  @Field({ description: 'The recipient of the receipt.' }) email: string;
  @Field({ description: "The customer's; empty when none was given." }) phone: string;
  @Field(() => Money, {
    description: 'The amount of this payment; extra payments for changes are in `payments`.',
  })
  amount: Money;
}

@ObjectType({ description: 'One of the payments of an order: the first, or an extra one for a change.' })
class OrderPayment {
  @Field({ description: "The provider's id of the payment, pi_…." }) paymentIntentId: string;
  @Field(() => Money, { description: 'What was charged.' }) amount: Money;
  @Field(() => Money, { description: 'The refunded part of it.' }) refunded: Money;
  @Field(() => Money, { description: 'The reversed part of it, such as after a chargeback.' })
  reversed: Money;
  @Field({ description: 'Lower case, such as visa; empty when the payment was not by card.' })
  cardBrand: string;
  @Field({ description: 'The last four digits; empty when the payment was not by card.' }) cardLast4: string;
  @Field(() => Date, { description: 'When it was taken.' }) createdAt: Date;
}

@ObjectType({ description: 'A paid shipment.' })
export class Order extends OrderFacts {
  @Field(() => Int, { description: 'Rises with every change, from 1.' }) version: number;
  @Field(() => PaymentStatuses, { description: 'Whether it is paid.' }) paymentStatus: PaymentStatus;
  @Field(() => Contact, { description: 'Who booked, as given at checkout.' }) customer: Contact;
  @Field(() => ID, { nullable: true, description: 'The account it was booked with.' })
  @StaffOnly()
  customerId: string;
  @Field({ description: 'Where it is collected.' }) collectionPostcode: string;
  @Field(() => Int, { description: 'Boxes and products in it, quantities counted.' }) itemCount: number;
  @Field(() => String, { nullable: true, description: 'Of its first invoice; null while there is none.' })
  invoiceNumber: string | null;
  @Field(() => Int, { description: 'Messages from the shop that its customer has not read.' })
  unreadMessages: number;
  @Field(() => Int, { nullable: true, description: 'How many notes staff wrote on it.' })
  @StaffOnly()
  noteCount: number;
  @Field(() => [PlacedLine], { description: 'What is shipped, at the ordered prices.' })
  lines: readonly LineSnapshot[];
  @Field(() => Quote, {
    description:
      'The price of the shipment as it is now, with the service at its paid price and without `charges`.',
  })
  quote: Sums;
  @Field(() => Money, {
    description: 'The price as it is now: the shipment and the paid `charges` beside it.',
  })
  total: Money;
  @Field(() => [OrderCharge], { description: 'Charges that staff added, oldest first.' })
  charges: FullOrder['charges'];
  @Field(() => Money, { description: 'The sum of all payments that were not reversed, before refunds.' })
  paid: Money;
  @Field(() => Money, { description: 'What is still to be paid after a reversal.' })
  due: Money;
  @Field(() => Money, { description: 'The refunded part of what was paid.' }) refunded: Money;
  @Field(() => Money, { description: 'The reversed amount, such as after a chargeback.' })
  reversed: Money;
  @Field(() => [OrderPayment], {
    description: 'The payments, oldest first: the first one, and one for each change that cost extra.',
  })
  payments: OrderPayment[];
  @Field(() => ServiceLevels, { description: 'The service.' }) service: ServiceLevel;
  @Field({ description: 'Name of the service on the day of the order.' }) serviceName: string;
  @Field(() => Address, { description: 'Where we collect.' }) origin: Address;
  @Field(() => Address, { description: 'Where we deliver.' }) deliveryAddress: Address;
  @Field(() => Access, {
    nullable: true,
    description: 'How a crew gets to the door of `origin`; null when unknown.',
  })
  collectionAccess: Access | null;
  @Field(() => Access, { nullable: true, description: 'The same at the delivery address.' })
  deliveryAccess: Access | null;
  @Field(() => Receiver, { nullable: true, description: 'Who receives it; null when the customer does.' })
  receiver: Receiver | null;
  @Field(() => Address, { description: 'The name and address on the invoice.' }) billingAddress: Address;
  @Field(() => String, {
    nullable: true,
    description: "The carrier's tracking number; null until there is one.",
  })
  trackingNumber: string | null;
  @Field(() => Date, { nullable: true, description: 'When it was delivered; null before.' })
  actualDelivery: Date | null;
  @Field(() => [TimelineEntry], { description: 'Past and coming steps.' })
  timeline: TimelineEntry[];
  @Field(() => PaymentDetails, { nullable: true, description: 'Of the payment that this order is for.' })
  paymentDetails: PaymentDetails | null;
  @Field(() => OrderRefund, { nullable: true, description: 'The latest refund; null without one.' })
  refund: OrderRefund | null;
  @Field(() => [OrderRefund], { description: 'Every refund, oldest first.' }) refunds: OrderRefund[];
}

@ObjectType({ description: "One page of the customer's orders, with figures over all of them." })
export class OrderPage extends pageOf(Order, 'Newest first.') {
  @Field(() => Int, { description: 'All orders, whatever the filter.' }) totalOrders: number;
  @Field(() => Money, { description: 'Payments minus refunds.' }) totalRevenue: Money;
  @Field(() => Int, { description: 'Orders not collected yet.' }) processingOrders: number;
  @Field(() => Int, { description: 'Delivered orders.' }) deliveredOrders: number;
}

/** An order as GraphQL shows it; an order of a list has only the fields that a list reads. */
export function toOrder(order: OrderRow | FullOrder): Order {
  const { id, number, version, status, paymentStatus, customer, shipment, trackingNumber } = order;
  const { invoiceNumber, unreadMessages, noteCount } = order;
  const { collectionAddress: origin } = shipment;
  return {
    ...shipment,
    ...handoverOf(shipment),
    ...{ id, number, version, status, paymentStatus, customer, trackingNumber },
    ...{ invoiceNumber, unreadMessages, noteCount, origin },
    quote: shipment,
    collectionPostcode: origin.postcode,
    customerId: order.userId,
    estimatedDelivery: estimatedDelivery(order),
    total: money(pricePence(order)),
    paid: money(heldPence(order)),
    due: money(duePence(order)),
    refunded: money(order.refundedPence - order.reversedPence),
    reversed: money(order.reversedPence),
    createdAt: new Date(order.createdAt),
    ...('lines' in order ? partsOf(order) : ({} as OrderParts)),
  };
}

/** Fields that only a full order has; a list reads full orders when a query selects one of these. */
export const ORDER_PARTS = [
  ...(['lines', 'actualDelivery', 'timeline'] as const),
  ...(['charges', 'payments', 'paymentDetails', 'refund', 'refunds'] as const),
];
type OrderParts = Pick<Order, (typeof ORDER_PARTS)[number]>;

function partsOf(order: FullOrder): OrderParts {
  const { card, customer } = order;
  const refund = latestRefund(order);
  const delivered = deliveredAt(order);
  return {
    lines: order.lines,
    actualDelivery: delivered ? new Date(delivered) : null,
    payments: order.payments.map(toOrderPayment),
    charges: order.charges,
    timeline: timelineOf(order.status, order.events),
    paymentDetails: {
      paymentIntentId: order.paymentIntent,
      cardBrand: card.brand,
      cardLast4: card.last4,
      cardExpMonth: card.expMonth,
      cardExpYear: card.expYear,
      email: customer.email,
      phone: customer.phone,
      amount: money(firstPaymentPence(order)),
    },
    refund: refund && toOrderRefund(refund),
    refunds: order.refunds.map(toOrderRefund),
  };
}

function toOrderPayment(payment: FullOrder['payments'][number]): OrderPayment {
  return {
    paymentIntentId: payment.paymentIntent,
    amount: money(payment.amountPence),
    refunded: money(payment.refundedPence - payment.reversedPence),
    reversed: money(payment.reversedPence),
    cardBrand: payment.card.brand,
    cardLast4: payment.card.last4,
    createdAt: new Date(payment.createdAt),
  };
}
