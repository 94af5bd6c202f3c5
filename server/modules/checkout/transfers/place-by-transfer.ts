import type { EntityManager } from '@mikro-orm/postgresql';
import { claimQuote } from '../../quotes/saved/book-quote.js';
import { recordOperation } from '../admin-payments/payment-operation.store.js';
import { NO_CARD } from '../admin-payments/record-manual-payment.js';
import type { CheckoutRecord } from '../checkout.entity.js';
import { placeOrder } from '../settlement/place-order.js';
import type { Transfer } from './transfer.entity.js';
import { type StoredBooking, transferPaymentId } from './transfer.store.js';

/**
 * Creates the order of a booking whose whole sum has arrived: one payment of the price, dated by the transfer that
 * completed it; a surplus stays with the booking, to be sent back. Nothing happens when the quote was booked in another
 * way. Part of the transaction that holds the lock of the checkout.
 */
export async function placeByTransfer(
  tx: EntityManager,
  { id, totalPence, quoteId }: StoredBooking,
  checkout: CheckoutRecord,
  { movedOn, note, digest, actorId, createdAt: now }: Transfer,
): Promise<void> {
  if (!(await claimQuote(tx, quoteId))) return;
  const paymentIntent = transferPaymentId(id);
  const payment = { paymentIntent, card: NO_CARD, way: 'bankTransfer', receivedOn: movedOn } as const;
  const order = await placeOrder(tx, checkout, payment, { now: () => now });
  await recordOperation(tx, {
    ...{ orderId: order.id, kind: 'payment', amountPence: totalPence, words: note, paymentIntent },
    ...{ receivedOn: movedOn, digest, actorId, now },
  });
}
