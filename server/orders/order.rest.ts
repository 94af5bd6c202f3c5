import { destinationName } from '../../rules/destinations.js';
import type { Address } from '../shared/address.js';
import { REST_CURRENCY, toPounds } from '../shared/money.js';
import type { StoredOrder } from './order.store.js';
import type { LineSnapshot } from './placed-line.js';
import { timelineOf } from './timeline.js';

/** An order as REST shows it, under every name that its callers look for. */
export function toRestOrder(order: StoredOrder) {
  const { id, number, status, paymentStatus, customer, collectionDate, createdAt, trackingNumber } = order;
  const total = toPounds(order.totalPence);
  const items = order.lines.map(toRestItem);
  const delivered = order.events.findLast((event) => event.status === 'delivered')?.createdAt;
  const deliveryDate = (status === 'delivered' && delivered) || null;
  return {
    ...{ _id: id, id, number, status, paymentStatus, collectionDate, trackingNumber },
    user: { name: customer.name, email: customer.email },
    ...{ customerName: customer.name, customerEmail: customer.email },
    ...{ totalPrice: total, totalAmount: total, total, currency: REST_CURRENCY },
    ...{ orderItems: items, items, itemCount: order.itemCount },
    origin: toRestAddress(order.collectionAddress),
    destination: { ...toRestAddress(order.deliveryAddress), country: destinationName(order.destination) },
    shippingMethod: order.serviceName,
    ...{ orderDate: createdAt, createdAt, date: createdAt },
    ...{ deliveryDate, estimatedDelivery: null, actualDelivery: deliveryDate },
    notes: '',
    timeline: timelineOf(status, order.events),
    paymentDetails: toRestCard(order),
  };
}

/** What a receipt may show of the card that paid an order. */
export function toRestCard({ card, customer, paymentIntent, totalPence }: StoredOrder) {
  return {
    paymentIntentId: paymentIntent,
    paymentMethodId: card.paymentMethodId,
    cardLast4: card.last4,
    cardBrand: card.brand,
    cardExpMonth: card.expMonth,
    cardExpYear: card.expYear,
    amount: toPounds(totalPence),
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
