import { Type } from 'typebox';
import { destinationName } from '../../rules/destinations.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../orders/order.entity.js';
import { RestAddress, RestCard, toRestAddress, toRestCard } from '../orders/order.rest.js';
import type { StoredOrder } from '../orders/order.store.js';
import type { LineSnapshot } from '../orders/placed-line.js';
import type { PaymentIntentView } from '../payments/gateway/payment-gateway.js';
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
import type { CheckoutRecord } from './checkout.entity.js';
import { CHECKOUT_STATUSES, type CheckoutStatus } from './checkout-status.js';
import { toAmendment } from './checkout-view.js';

const RestZipAddress = shape(
  { ...RestAddress.properties, zip: Text('The postal code again.') },
  { name: 'ZipAddress', description: 'A postal address.' },
);

const RestCheckoutItem = shape(
  {
    _id: Text("The cart line's id."),
    productId: OrNull(Uuid('The product; null for a custom box.')),
    name: Text('As it was frozen.'),
    image: OrNull(Text('Path of the picture.')),
    price: Pounds('Price of one.'),
    quantity: Int('How many.'),
    size: Text('Outer size as people read it.'),
  },
  { name: 'CheckoutItem', description: 'One line of a checkout.' },
);

const RestAmendment = shape(
  {
    orderId: Uuid('The order that is changed once it is paid.'),
    orderNumber: Text('Its number.'),
    changes: Type.Array(Text('What becomes different, in a sentence.')),
  },
  { name: 'CheckoutAmendment', description: 'The change of an order that an extra payment is for.' },
);

export const RestCheckout = shape(
  {
    _id: Uuid('The checkout.'),
    status: Enum(CHECKOUT_STATUSES, 'Where it stands.'),
    checkoutItems: Type.Array(RestCheckoutItem),
    shippingAddress: RestZipAddress,
    billingAddress: RestZipAddress,
    paymentMethod: Enum(['stripe'], 'Always by card.'),
    totalPrice: Pounds('What is charged; our own sum.'),
    currency: Currency(),
    origin: RestAddress,
    destination: Text('The destination as people read it.'),
    isFinalized: Bool('Whether there is an order.'),
    finalizedAt: OrNull(Moment('When the order was written.')),
    paymentStatus: Enum(PAYMENT_STATUSES, 'How its payment stands.'),
    paymentDetails: OrNull(RestCard),
    collectionDate: OrNull(Day('When we collect.')),
    amends: OrNull(RestAmendment),
    createdAt: Moment('When the cart was frozen.'),
  },
  { name: 'Checkout', description: 'A frozen cart that is being paid.' },
);

/** What a 409 tells when prices have changed. */
export const TOTAL_CONFLICT = { newTotal: Type.Optional(Pounds('The total of now.')) };

export const RestIntent = shape({
  clientSecret: OrNull(Text('What the browser pays with; never stored.')),
  paymentIntentId: Text("The payment's id at the provider."),
  amount: Pounds('What will be charged.'),
  currency: Currency(),
});

export const RestPaymentState = shape({
  status: Text("The provider's own word."),
  checkout: RestCheckout,
});

export const RestConfirmation = shape({
  checkout: RestCheckout,
  paymentStatus: Enum(PAYMENT_STATUSES, 'How the payment stands.'),
});

const PAYMENT_STATUS_OF: Readonly<Record<CheckoutStatus, PaymentStatus>> = {
  awaiting_payment: 'pending',
  review: 'pending',
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
    paymentMethod: 'stripe' as const,
    totalPrice: toPounds(checkout.totalPence),
    currency: REST_CURRENCY,
    origin: toRestAddress(checkout.collectionAddress),
    destination: destinationName(checkout.destination),
    isFinalized,
    finalizedAt: isFinalized ? checkout.updatedAt : null,
    paymentStatus: restPaymentStatus(checkout),
    paymentDetails: order ? toRestCard(order) : null,
    collectionDate: checkout.collectionDate,
    amends: toAmendment(checkout),
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
