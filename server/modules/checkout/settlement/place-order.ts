import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { todayInLondon } from '../../../../rules/calendar-date.js';
import { addressProblems } from '../../../../rules/people/address-rules.js';
import { postalParts } from '../../../../rules/people/addresses/address-parts.js';
import { countryName } from '../../../../rules/people/countries.js';
import type { EmailRequest } from '../../email/email.store.js';
import type { LedgerWay } from '../../orders/ledger/ledger.entity.js';
import { writeLedgerEntry } from '../../orders/ledger/ledger.store.js';
import type { CardReceipt } from '../../orders/order.entity.js';
import type { FullOrder } from '../../orders/order.store.js';
import { markOffersWon } from '../../requests/write-offer.js';
import type { CheckoutRecord } from '../checkout.entity.js';
import { moveCheckout } from '../status/checkout-status.js';
import type { PaymentDeps } from './payment-deps.js';
import { insertOrder, type NewOrder } from './place-order.store.js';

const CONFIRMED = 'Payment received and booking confirmed';

/** The payment of the whole price, as the order stores it. */
interface FirstPayment {
  /** The provider's id, or one of ours for bank transfers. */
  readonly paymentIntent: string;
  readonly card: CardReceipt;
  readonly way?: LedgerWay;
  /** The day on which a bank transfer completed it. */
  readonly receivedOn?: string;
}

/**
 * Creates the order of a paid checkout: lines, timeline, emails and invoice; removes the bought items from the cart,
 * and fills gaps of the profile from a first order. Part of the transaction that holds the locks on the checkout and
 * its cart; the caller has compared the money.
 */
export async function placeOrder(
  tx: EntityManager,
  checkout: CheckoutRecord,
  { paymentIntent, card, ...moved }: FirstPayment,
  { now: clock }: Pick<PaymentDeps, 'now'>,
): Promise<FullOrder> {
  const now = clock();
  const collectionDate = dateToKeep(checkout.shipment.collectionDate, now);
  const written = {
    id: randomUUID(),
    checkoutId: checkout.id,
    shipment: { ...checkout.shipment, collectionDate },
    ...{ paymentIntent, card },
  };
  const lines = checkout.lines.map(({ key: _key, ...line }) => ({
    ...line,
    id: randomUUID(),
  }));
  const profile = checkout.mayFillProfile ? profileFrom(checkout) : null;
  const emails: EmailRequest[] = [
    {
      kind: 'order-details',
      dedupeKey: `order-details:${written.id}`,
      recipient: checkout.contact.email,
      orderId: written.id,
      now,
    },
    {
      kind: 'new-order',
      dedupeKey: `new-order:${written.id}`,
      recipient: null,
      data: { orderId: written.id },
      now,
    },
  ];
  // PLACE_SQL updates the checkout as well; the unit of work must not write it again.
  tx.getUnitOfWork().unsetIdentity(checkout);
  moveCheckout(checkout, 'finalized', now);
  const placed = await insertOrder(tx, { ...written, lines, event: CONFIRMED, profile, emails, now });
  await markOffersWon(tx, placed.quoteIds, now);
  const invoiceNumber = await writeLedgerEntry(tx, {
    orderId: written.id,
    kind: 'payment',
    amountPence: checkout.shipment.totalPence,
    paymentIntent,
    ...moved,
    description: `Payment for booking ${placed.number}${moved.way ? ' by bank transfer' : ''}`,
    now,
  });
  return storedOrder(checkout, {
    ...written,
    number: placed.number,
    invoiceNumber,
    lines,
    createdAt: now.toISOString(),
  });
}

/** The order that was just inserted, as a query would read it. */
function storedOrder(
  checkout: CheckoutRecord,
  written: Pick<
    FullOrder,
    'id' | 'number' | 'invoiceNumber' | 'checkoutId' | 'paymentIntent' | 'shipment' | 'card' | 'createdAt'
  > &
    Pick<NewOrder, 'lines'>,
): FullOrder {
  const { paymentIntent, card, createdAt } = written;
  const amountPence = checkout.shipment.totalPence;
  return {
    ...written,
    userId: checkout.userId,
    customer: checkout.contact,
    ...{ status: 'processing', paymentStatus: 'paid', trackingNumber: null, version: 1 },
    ...{
      chargesPence: 0,
      paidPence: amountPence,
      refundedPence: 0,
      reversedPence: 0,
      noteCount: 0,
      unreadMessages: 0,
    },
    lines: written.lines.map(({ id, ...line }) => ({ ...line, key: id })),
    events: [{ status: 'processing', description: CONFIRMED, createdAt }],
    payments: [{ paymentIntent, amountPence, refundedPence: 0, reversedPence: 0, card, createdAt }],
    refunds: [],
    charges: [],
  };
}

/** The profile that a first checkout contains. A collection without a street and postcode is no address for it. */
function profileFrom({ contact, shipment: { collectionAddress } }: CheckoutRecord) {
  const isWhole = Object.values(addressProblems(collectionAddress, 'GB')).every((problem) => !problem);
  const address = isWhole ? { ...postalParts(collectionAddress), country: countryName('GB') } : null;
  return { name: contact.name, phone: contact.phone, address };
}

/** The collection date, unless it has passed before the payment arrived; then a new one is agreed with the customer. */
function dateToKeep(collectionDate: string | null, now: Date): string | null {
  return collectionDate && collectionDate >= todayInLondon(now) ? collectionDate : null;
}
