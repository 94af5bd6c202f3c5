import { randomUUID } from 'node:crypto';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { checkCollectionDate, cutOffHourAt } from '../../../rules/collection-date.js';
import { isRefundable } from '../../../rules/orders/refund-window.js';
import { inPounds } from '../../email/letter/format.js';
import { writeLedgerEntry } from '../../orders/ledger/ledger.store.js';
import { OrderEventRecord, OrderRecord } from '../../orders/order.entity.js';
import { addPayment } from '../../orders/order-payments.store.js';
import type { PaymentIntentView } from '../../payments/gateway/payment-gateway.js';
import { readTermsIn } from '../../settings/settings.store.js';
import { conflict } from '../../shared/errors/errors.js';
import type { CheckoutRecord } from '../checkout.entity.js';
import { applyChange, queueChangeEmail } from '../order-changes/apply-change.js';
import { type Amendment, isStillAsBefore } from '../order-changes/change-shipment.js';
import { offeredService } from '../order-changes/decide-change.js';
import { moveCheckout } from '../status/checkout-status.js';
import { cardReceipt } from './card-receipt.js';
import type { PaymentDeps } from './payment-deps.js';

type Deps = Pick<PaymentDeps, 'enqueue' | 'now'>;

/** A checkout that is an extra payment for a change of an order. */
export interface AmendingCheckout extends CheckoutRecord {
  readonly amendsOrderId: string;
  readonly change: Amendment;
}

export function isAmending(checkout: CheckoutRecord): checkout is AmendingCheckout {
  return checkout.amendsOrderId !== null && checkout.change !== null;
}

/** The order that is to be changed, locked; its checkout is locked before. */
export function lockAmendedOrder(
  tx: EntityManager,
  { amendsOrderId }: AmendingCheckout,
): Promise<OrderRecord> {
  return tx.findOneOrFail(OrderRecord, { id: amendsOrderId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** Refuses to begin paying for a change that could not be carried out, or not at this price. Throws CONFLICT. */
export async function assertStillPossible(
  tx: EntityManager,
  checkout: AmendingCheckout,
  now: Date,
): Promise<void> {
  const order = await lockAmendedOrder(tx, checkout);
  if (!(await canBeCarriedOut(tx, order, checkout.change, now)))
    throw conflict('We can no longer make this change. Discard it and check your order.');
  const { change, before } = checkout.change;
  const terms = await readTermsIn(tx);
  const todayPence = change.service
    ? offeredService(terms, order.destination, change.service.level).chargedPence -
      (before.service?.chargedPence ?? 0)
    : 0;
  if (todayPence !== checkout.totalPence)
    throw conflict('The price of this change is different today. Discard the change and choose it again.');
}

/**
 * Changes the order that an extra payment is for: the change, the payment, timeline, email, ledger. Part of the
 * transaction that holds the checkout's lock; the caller has compared the money. Null, and said on the timeline and by
 * email, when the change can no longer be made: then the caller refunds the payment.
 */
export async function takeExtraPayment(
  tx: EntityManager,
  checkout: AmendingCheckout,
  intent: PaymentIntentView,
  deps: Deps,
): Promise<OrderRecord | null> {
  const now = deps.now();
  const order = await lockAmendedOrder(tx, checkout);
  if (!(await canBeCarriedOut(tx, order, checkout.change, now))) {
    await refuseExtraPayment(tx, order, checkout, deps);
    return null;
  }
  const { change, words } = checkout.change;
  const extraPence = checkout.totalPence;
  await addPayment(tx, order, {
    paymentIntent: intent.id,
    checkoutId: checkout.id,
    method: 'card',
    amountPence: extraPence,
    card: cardReceipt(intent),
    now,
  });
  if (order.paymentStatus === 'refunded') order.paymentStatus = 'paid';
  moveCheckout(checkout, 'finalized', now);
  await applyChange(tx, deps, { order, change, words, extraPence, actorId: checkout.userId });
  await tx.flush();
  await writeLedgerEntry(tx, {
    orderId: order.id,
    kind: 'payment',
    amountPence: extraPence,
    paymentIntent: intent.id,
    description: `Extra payment for booking ${order.number}: ${words.join('. ')}`,
    now,
  });
  return order;
}

async function canBeCarriedOut(
  tx: EntityManager,
  order: OrderRecord,
  amendment: Amendment,
  now: Date,
): Promise<boolean> {
  const { collectionDate } = amendment.change;
  if (order.status !== 'processing' || order.deletedAt !== null) return false;
  if (order.paymentStatus === 'pending' || order.paymentStatus === 'failed') return false;
  if (!isRefundable(order.collectionDate, now) || !isStillAsBefore(order, amendment)) return false;
  if (!collectionDate) return true;
  const { postcode } = amendment.change.collectionAddress ?? order.collectionAddress;
  const cutOffHour = cutOffHourAt(postcode, await readTermsIn(tx));
  return checkCollectionDate(collectionDate, now, cutOffHour) === null;
}

async function refuseExtraPayment(
  tx: EntityManager,
  order: OrderRecord,
  checkout: AmendingCheckout,
  deps: Deps,
): Promise<void> {
  const refundPence = checkout.totalPence;
  const eventId = randomUUID();
  tx.create(OrderEventRecord, {
    id: eventId,
    order,
    status: 'changed',
    description: `A payment of ${inPounds(refundPence)} arrived too late for its change and is on its way back to the card`,
    actorId: null,
    createdAt: deps.now(),
  });
  const { words } = checkout.change;
  await queueChangeEmail(tx, deps, { order, eventId, words, refundPence, extraPence: 0, isRefused: true });
}
