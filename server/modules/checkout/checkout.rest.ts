import { destinationName } from '../../../rules/destinations.js';
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
  Serializer,
  text,
  uuid,
} from '../../platform/rest/serializer.js';
import type { Address } from '../../platform/values/address.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../orders/order.entity.js';
import { restAddress, restCard } from '../orders/order.rest.js';
import type { FullOrder } from '../orders/order.store.js';
import type { PaymentIntentView } from '../payments/gateway/payment-gateway.js';
import type { LineSnapshot } from '../quotes/placed-line.js';
import type { CheckoutRecord } from './checkout.entity.js';
import { type CheckoutAmendment, toAmendment } from './checkout-view.js';
import type { PaymentOutcome } from './payments/payment.service.js';
import { CHECKOUT_STATUSES, type CheckoutStatus } from './status/checkout-status.js';

const zipAddress = object<Address>(
  'ZipAddress',
  'A postal address.',
)({
  ...restAddress.fields,
  zip: text('The postal code again.').from(({ postcode }) => postcode),
});

const checkoutItem = object<LineSnapshot>(
  'CheckoutItem',
  'One line of a checkout.',
)({
  _id: text("The cart line's id.").from(({ key }) => key),
  productId: nullable(uuid('The product; null for a custom box.')),
  name: text('As it was frozen.'),
  image: nullable(text('Path of the picture.')).from(({ imageUrl }) => imageUrl),
  price: pounds('Price of one.').from(({ unitPence }) => unitPence),
  quantity: int('Number of pieces.'),
  size: text('The outer size as displayed.'),
});

const amendment = object<CheckoutAmendment>(
  'CheckoutAmendment',
  'The change of an order that an extra payment is for.',
)({
  orderId: uuid('The order that is changed once it is paid.'),
  orderNumber: text('Its number.'),
  changes: listOf(text('What becomes different, in a sentence.')),
});

const PAYMENT_STATUS_OF: Readonly<Record<CheckoutStatus, PaymentStatus>> = {
  awaiting_payment: 'pending',
  review: 'pending',
  finalized: 'paid',
  cancelled: 'failed',
  expired: 'failed',
  refunded: 'refunded',
};

const paymentStatus = (description: string) =>
  oneOf(PAYMENT_STATUSES, description).from(
    ({ checkout }: Pick<ShownCheckout, 'checkout'>) => PAYMENT_STATUS_OF[checkout.status],
  );

/** A checkout and its order, whose card it shows. */
interface ShownCheckout {
  readonly checkout: CheckoutRecord;
  readonly order: FullOrder | null;
}

export const restCheckout = object<ShownCheckout>(
  'Checkout',
  'A frozen cart that is being paid.',
)({
  _id: uuid('The checkout.').from(({ checkout }) => checkout.id),
  status: oneOf(CHECKOUT_STATUSES, 'Where it stands.').from(({ checkout }) => checkout.status),
  checkoutItems: listOf(checkoutItem).from(({ checkout }) => checkout.lines),
  shippingAddress: zipAddress.from(({ checkout }) => checkout.shipment.deliveryAddress),
  billingAddress: zipAddress.from(({ checkout }) => checkout.shipment.billingAddress),
  paymentMethod: oneOf(['stripe'], 'Always by card.').from(() => 'stripe'),
  totalPrice: pounds('What is charged; our own sum.').from(({ checkout }) => checkout.shipment.totalPence),
  currency,
  origin: restAddress.from(({ checkout }) => checkout.shipment.collectionAddress),
  destination: text('Display name of the destination.').from(({ checkout }) =>
    destinationName(checkout.shipment.destination),
  ),
  promotionPrice: pounds('What the promotion takes off; 0 without one.').from(
    ({ checkout }) => checkout.shipment.promotionPence,
  ),
  promotion: nullable(text('The name of the promotion; null without one.')).from(
    ({ checkout }) => checkout.shipment.promotion?.name ?? null,
  ),
  isFinalized: bool('Whether there is an order.').from(({ checkout }) => checkout.status === 'finalized'),
  finalizedAt: nullable(dateTime('When the order was written.')).from(({ checkout }) =>
    checkout.status === 'finalized' ? checkout.updatedAt : null,
  ),
  paymentStatus: paymentStatus('The status of its payment.'),
  paymentDetails: nullable(restCard).from(({ order }) => order),
  collectionDate: nullable(date('When we collect.')).from(({ checkout }) => checkout.shipment.collectionDate),
  amends: nullable(amendment).from(({ checkout }) => toAmendment(checkout)),
  createdAt: dateTime('When the cart was frozen.').from(({ checkout }) => checkout.createdAt),
});

/** A checkout without an order, and so without a card. */
export const restUnpaidCheckout = new Serializer<CheckoutRecord>(restCheckout.schema, (checkout) =>
  restCheckout.write({ checkout, order: null }),
);

/** The body of a 409 when prices have changed. */
export const TOTAL_CONFLICT = { newTotal: optional(pounds('The total of now.')) };

/** The intent's fields that the browser needs to pay. */
export const restIntent = object<PaymentIntentView>()({
  clientSecret: nullable(text('What the browser pays with; never stored.')),
  paymentIntentId: text("The payment's id at the provider.").from(({ id }) => id),
  amount: pounds('What will be charged.').from(({ amountPence }) => amountPence),
  currency,
});

export const restPaymentState = object<PaymentOutcome>()({
  status: text("The provider's own word.").from(({ intent }) => intent.status),
  checkout: restCheckout.from((outcome) => outcome),
});

export const restConfirmation = object<PaymentOutcome>()({
  checkout: restCheckout.from((outcome) => outcome),
  paymentStatus: paymentStatus('The status of the payment.'),
});
