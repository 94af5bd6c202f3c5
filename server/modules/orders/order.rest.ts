import { destinationName } from '../../../rules/destinations.js';
import { ORDER_STATUSES } from '../../../rules/orders/order-status-move.js';
import { streetLine } from '../../../rules/people/addresses/address-parts.js';
import type { PageInfo } from '../../platform/api/pagination.js';
import {
  bool,
  currency,
  date,
  dateTime,
  int,
  listOf,
  nullable,
  object,
  oneOf,
  optional,
  pounds,
  text,
  under,
  uuid,
} from '../../platform/rest/serializer.js';
import { type Address, ownAddress } from '../../platform/values/address.js';
import { latestRefund, REFUND_PROGRESS, refundProgress } from '../payments/refunds/refund-view.js';
import type { LineSnapshot } from '../quotes/placed-line.js';
import { PAYMENT_STATUSES } from './order.entity.js';
import type { OrderList } from './order.service.js';
import { duePence, type FullOrder, firstPaymentPence, pricePence } from './order.store.js';
import { ACTOR_KINDS } from './order-actor.js';
import { deliveredAt, estimatedDelivery } from './order-facts.js';
import { type TimelineEntry, timelineOf } from './timeline.js';

export const restAddress = object<Address>(
  'Address',
  'A postal address.',
)({
  address: text('Street and house, in one line.').from(streetLine),
  city: text('Town or city.'),
  state: text('State, county or province; empty where there is none.').from(
    (address) => ownAddress(address).state,
  ),
  zipCode: text('Postal code; empty where there is none.').from((address) => ownAddress(address).postcode),
  country: text('Country.'),
});

export const restCard = object<FullOrder>(
  'CardReceipt',
  'What a receipt may show of the card.',
)({
  paymentIntentId: text("The payment's id at the provider.").from(({ paymentIntent }) => paymentIntent),
  paymentMethodId: text("The card's id at the provider.").from(({ card }) => card.paymentMethodId),
  cardLast4: text('Last four digits.').from(({ card }) => card.last4),
  cardBrand: text('Brand, such as visa.').from(({ card }) => card.brand),
  cardExpMonth: nullable(int('Month it expires.')).from(({ card }) => card.expMonth),
  cardExpYear: nullable(int('Year it expires.')).from(({ card }) => card.expYear),
  amount: pounds('What this payment took, without extra ones for changes.').from(firstPaymentPence),
  currency,
  email: text("The buyer's email.").from(({ customer }) => customer.email),
  phone: text("The buyer's phone; empty when unknown.").from(({ customer }) => customer.phone),
});

const items = listOf(
  object<LineSnapshot>(
    'OrderItem',
    'One line of an order.',
  )({
    productId: nullable(uuid('The product; null for a custom box.')),
    name: text('As ordered.'),
    description: text('As ordered.'),
    image: nullable(text('Path of the picture.')).from(({ imageUrl }) => imageUrl),
    size: text('As ordered.'),
    quantity: int('Number of pieces.'),
    price: pounds('Price of one.').from(({ unitPence }) => unitPence),
  }),
).from(({ lines }: FullOrder) => lines);

const timeline = listOf(
  object<TimelineEntry>(
    'TimelineEntry',
    'A step of an order.',
  )({
    status: text('The step.'),
    description: text('In words.'),
    date: nullable(dateTime('When it happened; null while it is to come.')),
    completed: bool('Whether it has happened.'),
  }),
).from(({ status, events }: FullOrder) => timelineOf(status, events));

const refund = object<FullOrder['refunds'][number]>(
  'Refund',
  'A refund of the order.',
)({
  status: oneOf(REFUND_PROGRESS, 'How it stands; confirmed by the provider once `succeeded`.').from(
    refundProgress,
  ),
  amount: pounds('The refunded amount.').from(({ amountPence }) => amountPence),
  currency,
  createdAt: dateTime('When it was requested.'),
});

const status = oneOf(ORDER_STATUSES, 'Its status.');
const paymentStatus = oneOf(PAYMENT_STATUSES, 'The status of its payment.');
const trackingNumber = nullable(text("The carrier's number."));
const total = pounds('The price of the shipment as it is now.').from(pricePence);
const placed = dateTime('When it was booked.').from(({ createdAt }: FullOrder) => createdAt);
const delivered = nullable(dateTime('When it was delivered.')).from(deliveredAt);

/** An order, with staff's notes for staff only. */
export type NotedOrder = FullOrder & { readonly notes?: string };

/** An order with all names of its fields that callers know. */
export const restOrder = object<NotedOrder>(
  'Order',
  'A paid shipment, under every name that callers look for.',
)({
  _id: uuid('The order.').from(({ id }) => id),
  id: uuid('The same.'),
  number: text('Printed on documents.'),
  status,
  paymentStatus,
  collectionDate: nullable(date('When we collect; null while to be agreed.')).from(
    ({ shipment }) => shipment.collectionDate,
  ),
  trackingNumber,
  user: object<FullOrder['customer']>()({
    name: text('Who booked it.'),
    email: text('Where its messages go.'),
  }).from(({ customer }) => customer),
  customerName: text('The same name.').from(({ customer }) => customer.name),
  customerEmail: text('The same address.').from(({ customer }) => customer.email),
  totalPrice: total,
  totalAmount: total,
  total,
  promotionPrice: pounds('What a promotion took off; 0 without one.').from(
    ({ shipment }) => shipment.promotionPence,
  ),
  promotion: nullable(text('The name of the promotion; null without one.')).from(
    ({ shipment }) => shipment.promotion?.name ?? null,
  ),
  due: pounds('What is still to be paid after a reversal.').from(duePence),
  currency,
  orderItems: items,
  items,
  itemCount: int('Pieces in all.').from(({ shipment }) => shipment.itemCount),
  origin: restAddress.from(({ shipment }) => shipment.collectionAddress),
  destination: restAddress.from(({ shipment: { deliveryAddress, destination } }) => ({
    ...deliveryAddress,
    country: destinationName(destination),
  })),
  shippingMethod: text('The chosen service.').from(({ shipment }) => shipment.serviceName),
  orderDate: placed,
  createdAt: placed,
  date: placed,
  deliveryDate: delivered,
  estimatedDelivery: nullable(
    date('The last day on which it should arrive; null where that is not known.'),
  ).from((order) => estimatedDelivery(order)?.to ?? null),
  actualDelivery: delivered,
  notes: text("Staff's notes, newest first, an empty line between two; empty for the customer.").from(
    ({ notes }) => notes ?? '',
  ),
  timeline,
  paymentDetails: restCard.from((order) => order),
  refund: nullable(refund).from(latestRefund<FullOrder['refunds'][number]>),
  refunds: listOf(refund),
  version: int('Raised at every change.', 1),
});

const change = object<never>()({
  version: int('The version it made.'),
  at: dateTime('When it happened.'),
  by: object<never>()({
    kind: oneOf(ACTOR_KINDS, 'Which side.'),
    name: text('Their name, or Customer, or System.'),
  }),
  what: text('In a few words.'),
});

/** Fields of a 409 response for an order that was changed since it was read. */
export const ORDER_CONFLICT = {
  current: optional(
    object<never>(
      'OrderConflict',
      'An order as it is now, and what has happened since.',
    )({
      status,
      paymentStatus,
      trackingNumber,
      collectionDate: nullable(date('When it is collected.')),
      version: int('Its version.'),
      changes: listOf(change),
    }),
  ),
};

export const restOrderAnswer = under('order', restOrder);

/** The position of a page in its list. */
export const pagination = object<PageInfo>()({
  currentPage: int('This page, from 1.').from(({ page }) => page),
  totalPages: int('Pages in all.'),
  total: int('Orders in all pages, after filtering.'),
  limit: int('Orders on a page.').from(({ pageSize }) => pageSize),
});

export const restMyOrders = object<OrderList<FullOrder>>()({
  orders: listOf(restOrder).from(({ nodes }) => nodes),
  pagination: pagination.from(({ pageInfo }) => pageInfo),
  count: int('All orders, whatever the filter.').from(({ totals }) => totals.count),
  totalRevenue: pounds('Payments minus refunds.').from(({ totals }) => totals.revenuePence),
  processingOrders: int('Being processed.').from(({ totals }) => totals.processing),
  deliveredOrders: int('Delivered.').from(({ totals }) => totals.delivered),
});
