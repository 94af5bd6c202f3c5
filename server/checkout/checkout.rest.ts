import { destinationName } from '../../rules/destinations.js';
import type { PaymentStatus } from '../orders/order.entity.js';
import { toRestAddress, toRestCard } from '../orders/order.rest.js';
import type { StoredOrder } from '../orders/order.store.js';
import type { LineSnapshot } from '../orders/placed-line.js';
import type { PaymentIntentView } from '../payments/gateway/payment-gateway.js';
import { REST_CURRENCY, toPounds } from '../shared/money.js';
import type { CheckoutRecord, CheckoutStatus } from './checkout.entity.js';

const PAYMENT_STATUS_OF: Readonly<Record<CheckoutStatus, PaymentStatus>> = {
  draft: 'pending',
  awaiting_payment: 'pending',
  review: 'pending',
  paid: 'paid',
  finalized: 'paid',
  cancelled: 'failed',
  expired: 'failed',
  refunded: 'refunded',
};

/** How a checkout's payment stands, in the words of REST. */
export function restPaymentStatus({ status }: Pick<CheckoutRecord, 'status'>): PaymentStatus {
  return PAYMENT_STATUS_OF[status];
}

/** A checkout as REST shows it; the card only once there is an order to read it from. */
export function toRestCheckout(checkout: CheckoutRecord, order: StoredOrder | null = null) {
  const isFinalized = checkout.status === 'finalized';
  return {
    _id: checkout.id,
    status: checkout.status,
    checkoutItems: checkout.lines.map(toRestItem),
    shippingAddress: { ...toRestAddress(checkout.deliveryAddress), zip: checkout.deliveryAddress.postcode },
    billingAddress: { ...toRestAddress(checkout.billingAddress), zip: checkout.billingAddress.postcode },
    paymentMethod: 'stripe',
    totalPrice: toPounds(checkout.totalPence),
    currency: REST_CURRENCY,
    origin: toRestAddress(checkout.collectionAddress),
    destination: destinationName(checkout.destination),
    isFinalized,
    finalizedAt: isFinalized ? checkout.updatedAt : null,
    paymentStatus: restPaymentStatus(checkout),
    paymentDetails: order ? toRestCard(order) : null,
    collectionDate: checkout.collectionDate,
    createdAt: checkout.createdAt,
  };
}

/** What the browser needs to pay. */
export function toRestIntent({ id, clientSecret, amountPence }: PaymentIntentView) {
  return { clientSecret, paymentIntentId: id, amount: toPounds(amountPence), currency: REST_CURRENCY };
}

function toRestItem({ key, productId, name, imageUrl, unitPence, quantity, size }: LineSnapshot) {
  return { _id: key, productId, name, image: imageUrl, price: toPounds(unitPence), quantity, size };
}
