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

export const PaymentStatuses = registerEnum<PaymentStatus>('PaymentStatus', 'The payment status.', {
  pending: 'Not paid yet.',
  paid: 'Paid.',
  failed: 'The card was refused.',
  refunded: 'Refunded.',
});

@ObjectType({ description: 'The card payment, as a receipt shows it.' })
class PaymentDetails {
  @Field({ description: "The provider's id of the payment, pi_…." }) paymentIntentId: string;
  @Field({ description: 'Card brand in lower case, such as visa; empty for other payments.' })
  cardBrand: string;
  @Field({ description: 'Last four digits of the card; empty for other payments.' }) cardLast4: string;
  @Field(() => Int, { nullable: true, description: 'Month of expiry, 1 to 12.' }) cardExpMonth: number | null;
  @Field(() => Int, { nullable: true, description: 'Year of expiry, four digits.' })
  cardExpYear: number | null;
  @Field({ description: 'The recipient of the receipt.' }) email: string;
  @Field({ description: "The customer's phone number; empty when none was given." }) phone: string;
  @Field(() => Money, {
    description: 'Amount of this payment; extra payments for changes are in `payments`.',
  })
  amount: Money;
}

@ObjectType({ description: 'A payment of an order: the original one, or an extra one for a change.' })
class OrderPayment {
  @Field({ description: "The provider's id of the payment, pi_…." }) paymentIntentId: string;
  @Field(() => Money, { description: 'The charged amount.' }) amount: Money;
  @Field(() => Money, { description: 'The refunded amount.' }) refunded: Money;
  @Field(() => Money, { description: 'The reversed amount, such as after a chargeback.' })
  reversed: Money;
  @Field({ description: 'Card brand in lower case, such as visa; empty for other payments.' })
  cardBrand: string;
  @Field({ description: 'Last four digits of the card; empty for other payments.' }) cardLast4: string;
  @Field(() => Date, { description: 'When it was taken.' }) createdAt: Date;
}

@ObjectType({ description: 'A paid shipment.' })
export class Order extends OrderFacts {
  @Field(() => Int, { description: 'Rises with every change, from 1.' }) version: number;
  @Field(() => PaymentStatuses, { description: 'Status of its payment.' }) paymentStatus: PaymentStatus;
  @Field(() => Contact, { description: "The customer's contact details, as given at checkout." })
  customer: Contact;
  @Field(() => ID, { nullable: true, description: 'Id of the account it was booked with.' })
  @StaffOnly('orders', 'money')
  customerId: string;
  @Field({ description: 'Postcode of the collection.' }) collectionPostcode: string;
  @Field(() => Int, { description: 'Number of pieces: boxes and products, by quantity.' }) itemCount: number;
  @Field(() => String, { nullable: true, description: 'Number of its first invoice; null without one.' })
  invoiceNumber: string | null;
  @Field(() => Int, { description: 'Number of messages from the shop that the customer has not read.' })
  unreadMessages: number;
  @Field(() => Int, { nullable: true, description: 'Number of staff notes on it.' })
  @StaffOnly('orders', 'money')
  noteCount: number;
  @Field(() => [PlacedLine], { description: 'The lines, at the ordered prices.' })
  lines: readonly LineSnapshot[];
  @Field(() => Quote, {
    description: 'Current price of the shipment, with the service at its paid price and without `charges`.',
  })
  quote: Sums;
  @Field(() => Money, { description: 'The current price: the shipment and the paid `charges`.' })
  total: Money;
  @Field(() => [OrderCharge], { description: 'The charges that staff added, oldest first.' })
  charges: FullOrder['charges'];
  @Field(() => Money, { description: 'The sum of all payments that were not reversed, before refunds.' })
  paid: Money;
  @Field(() => Money, { description: 'The amount still to be paid after a reversal.' })
  due: Money;
  @Field(() => Money, { description: 'The refunded amount.' }) refunded: Money;
  @Field(() => Money, { description: 'The reversed amount, such as after a chargeback.' })
  reversed: Money;
  @Field(() => [OrderPayment], {
    description: 'The payments, oldest first: the original one, and one for each change that cost extra.',
  })
  payments: OrderPayment[];
  @Field(() => ServiceLevels, { description: 'The service.' }) service: ServiceLevel;
  @Field({ description: 'Name of the service when it was ordered.' }) serviceName: string;
  @Field(() => Address, { description: 'The collection address.' }) origin: Address;
  @Field(() => Address, { description: 'The delivery address.' }) deliveryAddress: Address;
  @Field(() => Access, { nullable: true, description: 'Access to `origin`; null if unknown.' })
  collectionAccess: Access | null;
  @Field(() => Access, { nullable: true, description: 'Access to `deliveryAddress`; null if unknown.' })
  deliveryAccess: Access | null;
  @Field(() => Receiver, { nullable: true, description: 'The receiver; null when the customer receives it.' })
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
  @Field(() => PaymentDetails, { nullable: true, description: 'The card payment it was placed with.' })
  paymentDetails: PaymentDetails | null;
  @Field(() => OrderRefund, { nullable: true, description: 'The latest refund; null without one.' })
  refund: OrderRefund | null;
  @Field(() => [OrderRefund], { description: 'The refunds, oldest first.' }) refunds: OrderRefund[];
}

@ObjectType({ description: "One page of the customer's orders, with figures of all orders." })
export class OrderPage extends pageOf(Order, 'Orders, newest first.') {
  @Field(() => Int, { description: 'Number of all orders, whatever the filter.' }) totalOrders: number;
  @Field(() => Money, { description: 'Payments minus refunds.' }) totalRevenue: Money;
  @Field(() => Int, { description: 'Number of orders not collected yet.' }) processingOrders: number;
  @Field(() => Int, { description: 'Number of delivered orders.' }) deliveredOrders: number;
}

/** An order as GraphQL shows it. */
export function toOrder(order: FullOrder): Order {
  return toOrderOfList(order);
}

/** An order of a list: without the ORDER_PARTS unless it was read in full, as it is when an operation selects one. */
export function toOrderOfList(order: OrderRow | FullOrder): Order {
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
