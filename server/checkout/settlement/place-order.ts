import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { todayInLondon } from '../../../rules/collection-date.js';
import { addressProblems } from '../../../rules/people/address-rules.js';
import { countryName } from '../../../rules/people/countries.js';
import { forgetBoughtChoices } from '../../cart/cart.store.js';
import { removeBought } from '../../cart/cart-lines.store.js';
import { queueEmails } from '../../email/queue-email.js';
import { frozenPartsOf } from '../../orders/frozen-shipment.js';
import { writeLedgerEntry } from '../../orders/ledger/ledger.store.js';
import { OrderEventRecord, OrderLineRecord, OrderRecord } from '../../orders/order.entity.js';
import type { PaymentIntentView } from '../../payments/gateway/payment-gateway.js';
import { markOfferWon } from '../../requests/write-offer.js';
import { markQuoteBooked } from '../../saved-quotes/book-quote.js';
import { fillProfile } from '../../users/profile/profile.store.js';
import type { CheckoutRecord } from '../checkout.entity.js';
import { moveCheckout } from '../status/checkout-status.js';
import { cardReceipt } from './card-receipt.js';
import type { PaymentDeps } from './payment-deps.js';

/**
 * Writes the order of a paid checkout: lines, first timeline entry, email, the bought things out of the
 * cart, and what the first order tells of an account whose profile has gaps.
 * Part of the transaction that holds the lock on the checkout; the caller has compared the money.
 */
export async function placeOrder(
  tx: EntityManager,
  checkout: CheckoutRecord,
  intent: PaymentIntentView,
  { enqueue, now }: Pick<PaymentDeps, 'enqueue' | 'now'>,
): Promise<OrderRecord> {
  const order = tx.create(OrderRecord, {
    id: randomUUID(),
    checkoutId: checkout.id,
    paymentIntent: intent.id,
    userId: checkout.userId,
    status: 'processing',
    paymentStatus: 'paid',
    customer: checkout.contact,
    ...frozenPartsOf(checkout),
    collectionDate: dateToKeep(checkout.collectionDate, now()),
    trackingNumber: null,
    card: cardReceipt(intent),
    createdAt: now(),
  });
  checkout.lines.forEach((line, position) => {
    const { productId, name, description, imageUrl, size, quantity, unitPence, unitVolumeCm3 } = line;
    const columns = { productId, name, description, imageUrl, size, quantity, unitPence, unitVolumeCm3 };
    tx.create(OrderLineRecord, { id: randomUUID(), order, position, ...columns });
  });
  tx.create(OrderEventRecord, {
    id: randomUUID(),
    order,
    status: 'processing',
    description: 'Payment received and booking confirmed',
    actorId: null,
    createdAt: now(),
  });
  moveCheckout(checkout, 'finalized', now());
  await tx.flush();
  await queueEmails(tx, enqueue, [
    {
      kind: 'order-details',
      dedupeKey: `order-details:${order.id}`,
      recipient: checkout.contact.email,
      orderId: order.id,
      now: now(),
    },
    {
      kind: 'new-order',
      dedupeKey: `new-order:${order.id}`,
      recipient: null,
      data: { orderId: order.id },
      now: now(),
    },
  ]);
  if (checkout.cartId) await emptyCart(tx, checkout.cartId, checkout);
  if (checkout.quoteId) {
    await markQuoteBooked(tx, checkout.quoteId, order.id);
    await markOfferWon(tx, checkout.quoteId, now());
  }
  await writeLedgerEntry(tx, {
    orderId: order.id,
    kind: 'payment',
    amountPence: order.totalPence,
    paymentIntent: intent.id,
    description: `Payment for booking ${order.number}`,
    now: now(),
  });
  if (checkout.mayFillProfile) await fillProfile(tx, checkout.userId, profileFrom(checkout));
  return order;
}

/** What a first checkout knows of its customer. A collection without a street and a postcode is no address to keep. */
function profileFrom({ contact, collectionAddress }: CheckoutRecord) {
  const isWhole = Object.values(addressProblems(collectionAddress, 'GB')).every((problem) => !problem);
  const address = isWhole ? { ...collectionAddress, country: countryName('GB') } : null;
  return { name: contact.name, phone: contact.phone, address };
}

/** Waits for others who change or freeze the cart, so that it is read as it is. */
async function emptyCart(tx: EntityManager, cartId: string, bought: CheckoutRecord): Promise<void> {
  await forgetBoughtChoices(tx, cartId, bought);
  await removeBought(tx, cartId, bought.destination, bought.lines);
}

/** A day that passed while the payment was on its way is no day to collect on; a new one is agreed with the customer. */
function dateToKeep(collectionDate: string | null, now: Date): string | null {
  return collectionDate && collectionDate >= todayInLondon(now) ? collectionDate : null;
}
