import { Type } from 'typebox';
import { destinationName } from '../../rules/destinations.js';
import {
  latestRefund,
  REFUND_PROGRESS,
  refundProgress,
  type StoredRefund,
} from '../payments/refunds/refund-view.js';
import type { Address } from '../shared/address.js';
import {
  Bool,
  Currency,
  Day,
  Enum,
  Int,
  Moment,
  OrNull,
  Pounds,
  shape,
  Text,
  Uuid,
} from '../shared/api/rest-schema.js';
import { REST_CURRENCY, toPounds } from '../shared/money.js';
import { ORDER_STATUSES, PAYMENT_STATUSES } from './order.entity.js';
import { dueOfOrder, firstPaymentPence, heldPence, type StoredOrder } from './order.store.js';
import { ACTOR_KINDS } from './order-actor.js';
import type { LineSnapshot } from './placed-line.js';
import { timelineOf } from './timeline.js';

export const RestAddress = shape(
  {
    address: Text('Street and house, in one line.'),
    city: Text('Town or city.'),
    state: Text('State, county or province; empty where there is none.'),
    zipCode: Text('Postal code; empty where there is none.'),
    country: Text('Country.'),
  },
  { name: 'Address', description: 'A postal address.' },
);

export const RestCard = shape(
  {
    paymentIntentId: Text("The payment's id at the provider."),
    paymentMethodId: Text("The card's id at the provider."),
    cardLast4: Text('Last four digits.'),
    cardBrand: Text('Brand, such as visa.'),
    cardExpMonth: OrNull(Type.Integer({ description: 'Month it expires.' })),
    cardExpYear: OrNull(Type.Integer({ description: 'Year it expires.' })),
    amount: Pounds('What this payment took, without extra ones for changes.'),
    currency: Currency(),
    email: Text("The buyer's e-mail."),
    phone: Text("The buyer's phone; empty when unknown."),
  },
  { name: 'CardReceipt', description: 'What a receipt may show of the card.' },
);

const RestOrderItem = shape(
  {
    productId: OrNull(Uuid('The product; null for a custom box.')),
    name: Text('As it was bought.'),
    description: Text('As it was bought.'),
    image: OrNull(Text('Path of the picture.')),
    size: Text('As it was bought.'),
    quantity: Int('How many.'),
    price: Pounds('Price of one.'),
  },
  { name: 'OrderItem', description: 'One line of an order.' },
);

export const RestTimelineEntry = shape(
  {
    status: Text('The step.'),
    description: Text('In words.'),
    date: OrNull(Moment('When it happened; null while it is to come.')),
    completed: Bool('Whether it has happened.'),
  },
  { name: 'TimelineEntry', description: 'A step of an order.' },
);

const RestRefund = shape(
  {
    status: Enum(REFUND_PROGRESS, 'How it stands; confirmed by the provider once `succeeded`.'),
    amount: Pounds('What goes back.'),
    currency: Currency(),
    createdAt: Moment('When it was asked for.'),
  },
  { name: 'Refund', description: 'Money that goes back.' },
);

const total = () => Pounds('What was charged.');
const placed = () => Moment('When it was booked.');

export const RestOrder = shape(
  {
    _id: Uuid('The order.'),
    id: Uuid('The same.'),
    number: Text('Printed on documents.'),
    status: Enum(ORDER_STATUSES, 'How far it has come.'),
    paymentStatus: Enum(PAYMENT_STATUSES, 'How its payment stands.'),
    collectionDate: OrNull(Day('When we collect; null while to be agreed.')),
    trackingNumber: OrNull(Text("The carrier's number.")),
    user: shape({ name: Text('Who booked it.'), email: Text('Where its messages go.') }),
    customerName: Text('The same name.'),
    customerEmail: Text('The same address.'),
    totalPrice: total(),
    totalAmount: total(),
    total: total(),
    due: Pounds('What is still to be paid, because a payment did not hold.'),
    currency: Currency(),
    orderItems: Type.Array(RestOrderItem),
    items: Type.Array(RestOrderItem),
    itemCount: Int('Pieces in all.'),
    origin: RestAddress,
    destination: RestAddress,
    shippingMethod: Text('The chosen service.'),
    orderDate: placed(),
    createdAt: placed(),
    date: placed(),
    deliveryDate: OrNull(Moment('When it was delivered.')),
    estimatedDelivery: OrNull(Moment('Always null so far: no delivery time is estimated yet.')),
    actualDelivery: OrNull(Moment('When it was delivered.')),
    notes: Text('Always empty so far: an order carries no notes yet.'),
    timeline: Type.Array(RestTimelineEntry),
    paymentDetails: RestCard,
    refund: OrNull(RestRefund),
    refunds: Type.Array(RestRefund),
    version: Type.Integer({ minimum: 1, description: 'Raised at every change.' }),
  },
  { name: 'Order', description: 'A paid shipment, under every name that callers look for.' },
);

/** What a 409 tells of an order that was changed since it was looked at. */
export const ORDER_CONFLICT = {
  current: Type.Optional(
    shape(
      {
        status: Enum(ORDER_STATUSES, 'How far it has come.'),
        paymentStatus: Enum(PAYMENT_STATUSES, 'How its payment stands.'),
        trackingNumber: OrNull(Text("The carrier's number.")),
        collectionDate: OrNull(Day('When it is collected.')),
        version: Int('Its version.'),
        changes: Type.Array(
          shape({
            version: Int('The version it made.'),
            at: Moment('When.'),
            by: shape({
              kind: Enum(ACTOR_KINDS, 'Which side.'),
              name: Text('Their name, or Customer, or System.'),
            }),
            what: Text('In a few words.'),
          }),
        ),
      },
      { name: 'OrderConflict', description: 'An order as it is now, and what has happened since.' },
    ),
  ),
};

export const RestOrderAnswer = shape({ order: RestOrder });

/** Where a page of orders stands. */
export const PAGINATION_FIELDS = {
  currentPage: Int('This page, from 1.'),
  totalPages: Int('Pages in all.'),
  total: Int('Orders in all pages, after filtering.'),
  limit: Int('Orders on a page.'),
};

export const RestMyOrders = shape({
  orders: Type.Array(RestOrder),
  pagination: shape(PAGINATION_FIELDS),
  count: Int('Orders in all, whatever the filter.'),
  totalRevenue: Pounds('Payments minus refunds.'),
  processingOrders: Int('Being processed.'),
  deliveredOrders: Int('Delivered.'),
});

export const RestQueued = shape({ queued: Bool('True: it is on its way, or was sent before.') });

/** An order as REST shows it, under every name that its callers look for. */
export function toRestOrder(order: StoredOrder) {
  const { id, number, status, paymentStatus, customer, collectionDate, createdAt, trackingNumber } = order;
  const total = toPounds(heldPence(order));
  const items = order.lines.map(toRestItem);
  const delivered = order.events.findLast((event) => event.status === 'delivered')?.createdAt;
  const refund = latestRefund(order);
  const deliveryDate = (status === 'delivered' && delivered) || null;
  return {
    ...{ _id: id, id, number, status, paymentStatus, collectionDate, trackingNumber },
    user: { name: customer.name, email: customer.email },
    ...{ customerName: customer.name, customerEmail: customer.email },
    ...{ totalPrice: total, totalAmount: total, total, due: toPounds(dueOfOrder(order)) },
    currency: REST_CURRENCY,
    ...{ orderItems: items, items, itemCount: order.itemCount },
    origin: toRestAddress(order.collectionAddress),
    destination: { ...toRestAddress(order.deliveryAddress), country: destinationName(order.destination) },
    shippingMethod: order.serviceName,
    ...{ orderDate: createdAt, createdAt, date: createdAt },
    ...{ deliveryDate, estimatedDelivery: null, actualDelivery: deliveryDate },
    notes: '',
    timeline: timelineOf(status, order.events),
    paymentDetails: toRestCard(order),
    refund: refund && toRestRefund(refund),
    refunds: order.refunds.map(toRestRefund),
    version: order.version,
  };
}

function toRestRefund({ amountPence, createdAt, ...refund }: StoredRefund) {
  return {
    status: refundProgress(refund),
    amount: toPounds(amountPence),
    currency: REST_CURRENCY,
    createdAt,
  };
}

/** What a receipt may show of the card that paid an order. */
export function toRestCard(order: StoredOrder) {
  const { card, customer, paymentIntent } = order;
  return {
    paymentIntentId: paymentIntent,
    paymentMethodId: card.paymentMethodId,
    cardLast4: card.last4,
    cardBrand: card.brand,
    cardExpMonth: card.expMonth,
    cardExpYear: card.expYear,
    amount: toPounds(firstPaymentPence(order)),
    currency: REST_CURRENCY,
    email: customer.email,
    phone: customer.phone,
  };
}

/** An address in the field names of REST. */
export function toRestAddress({ line1, line2, city, state, postcode, country }: Address) {
  return { address: [line1, line2].filter(Boolean).join(', '), city, state, zipCode: postcode, country };
}

function toRestItem({ productId, name, description, imageUrl, size, quantity, unitPence }: LineSnapshot) {
  return { productId, name, description, image: imageUrl, size, quantity, price: toPounds(unitPence) };
}
