import { randomUUID } from 'node:crypto';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { checkCollectionDate } from '../../../../rules/collection-date.js';
import { cutOffHourAt } from '../../../../rules/orders/area-cut-offs.js';
import { staffChangeRefusal } from '../../../../rules/orders/change-money.js';
import { isRefundable } from '../../../../rules/orders/refund-window.js';
import { conflict } from '../../../platform/errors/errors.js';
import { inPounds } from '../../../platform/values/format.js';
import { type Charge, moveCharge, readCharge } from '../../orders/charges/order-charge.store.js';
import { writeLedgerEntry } from '../../orders/ledger/ledger.store.js';
import { OrderEventRecord, OrderRecord } from '../../orders/order.entity.js';
import { addPayment } from '../../orders/order-payments.store.js';
import type { PaymentIntentView } from '../../payments/gateway/payment-gateway.js';
import { readTermsIn } from '../../settings/settings.store.js';
import type { CheckoutRecord } from '../checkout.entity.js';
import { applyChange, queueChangeEmail } from '../order-changes/apply-change.js';
import {
  type Amendment,
  changedShipment,
  isStillAsBefore,
  staffPartsOf,
} from '../order-changes/change-shipment.js';
import { changeAtTodaysPrice, loadLines } from '../order-changes/decide-change.js';
import { moveCheckout } from '../status/checkout-status.js';
import { cardReceipt } from './card-receipt.js';
import type { PaymentDeps } from './payment-deps.js';

type Deps = Pick<PaymentDeps, 'now'>;

/** A checkout that is an extra payment for an order: for a change, or for a charge of staff. */
export interface AmendingCheckout extends CheckoutRecord {
  readonly amendsOrderId: string;
  readonly change: Amendment;
}

export function isAmending(checkout: CheckoutRecord): checkout is AmendingCheckout {
  return checkout.amendsOrderId !== null && checkout.change !== null;
}

/** Locks the order to change; its checkout is already locked. */
export async function lockAmendedOrder(
  tx: EntityManager,
  { amendsOrderId, change: { change } }: AmendingCheckout,
): Promise<OrderRecord> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
  const order = await tx.findOneOrFail(OrderRecord, { id: amendsOrderId }, lock);
  if (change.items) await loadLines(order);
  return order;
}

/** Throws CONFLICT before the payment of a change that cannot be made, or not at this price. */
export async function assertStillPossible(
  tx: EntityManager,
  checkout: AmendingCheckout,
  now: Date,
): Promise<void> {
  const order = await lockAmendedOrder(tx, checkout);
  const charge = await chargeOf(tx, checkout);
  if (charge) return assertPayable(tx, order, charge, now);
  if (!(await canBeCarriedOut(tx, order, checkout.change, now)))
    throw conflict('We can no longer make this change. Discard it and check your order.');
  const today = await changeAtTodaysPrice(tx, order, checkout.change.change);
  const todayPence = changedShipment(order.shipment, today).totalPence - order.shipment.totalPence;
  if (todayPence !== checkout.shipment.totalPence)
    throw conflict('The price of this change is different today. Discard the change and choose it again.');
}

/** Throws CONFLICT before the payment of a charge that is no longer due; its order is locked. */
export async function assertPayable(
  tx: EntityManager,
  order: OrderRecord,
  charge: Charge<Amendment>,
  now: Date,
): Promise<void> {
  if (charge.state === 'paid') throw conflict("You've already paid this.");
  if (!(await canBePaid(tx, order, charge, now)))
    throw conflict("There's nothing to pay for this any more. Check your order.");
}

/**
 * Changes the order that an extra payment is for: change or charge, payment, timeline, email, ledger. Part of the
 * transaction that holds the checkout's lock; the caller has compared the money. Null, with a timeline entry and an
 * email, when the change is no longer possible or the charge was withdrawn: then the caller refunds the payment.
 */
export async function takeExtraPayment(
  tx: EntityManager,
  checkout: AmendingCheckout,
  intent: PaymentIntentView,
  deps: Deps,
): Promise<OrderRecord | null> {
  const now = deps.now();
  const order = await lockAmendedOrder(tx, checkout);
  const charge = await chargeOf(tx, checkout);
  const isPossible = charge
    ? await canBePaid(tx, order, charge, now)
    : await canBeCarriedOut(tx, order, checkout.change, now);
  const isCharge = charge !== null && charge.change === null;
  if (!isPossible) {
    await refuseExtraPayment(tx, order, checkout, isCharge, deps);
    return null;
  }
  const { change, words } = checkout.change;
  const extraPence = checkout.shipment.totalPence;
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
  if (charge) await moveCharge(tx, charge, 'paid', now);
  if (isCharge) order.chargesPence += extraPence;
  const byStaff = charge && !isCharge ? { isByStaff: true, reason: charge.reason } : {};
  await applyChange(tx, deps, {
    order,
    change,
    words,
    extraPence,
    actorId: checkout.userId,
    isCharge,
    ...byStaff,
  });
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

async function chargeOf(tx: EntityManager, { chargeId }: CheckoutRecord): Promise<Charge<Amendment> | null> {
  return chargeId ? readCharge<Amendment>(tx, chargeId) : null;
}

/** Whether a customer's change is still possible. */
async function canBeCarriedOut(
  tx: EntityManager,
  order: OrderRecord,
  amendment: Amendment,
  now: Date,
): Promise<boolean> {
  if (order.status !== 'processing' || order.deletedAt !== null || !isPaid(order)) return false;
  if (!isRefundable(order.shipment.collectionDate, now) || !isStillAsBefore(order, amendment)) return false;
  return isDayPossible(tx, order, amendment, now);
}

/** Whether a charge of staff is still due; the customer's deadline does not apply, and the price is the staff's. */
async function canBePaid(
  tx: EntityManager,
  order: OrderRecord,
  { state, change: amendment }: Charge<Amendment>,
  now: Date,
): Promise<boolean> {
  if (state !== 'open' || order.status === 'cancelled' || order.deletedAt !== null || !isPaid(order))
    return false;
  if (!amendment) return true;
  const { status } = order;
  if (staffChangeRefusal({ status, isPaid: true }, staffPartsOf(amendment.change))) return false;
  return isStillAsBefore(order, amendment) && isDayPossible(tx, order, amendment, now);
}

const isPaid = ({ paymentStatus }: OrderRecord) => paymentStatus === 'paid' || paymentStatus === 'refunded';

async function isDayPossible(
  tx: EntityManager,
  order: OrderRecord,
  { change }: Amendment,
  now: Date,
): Promise<boolean> {
  if (!change.collectionDate) return true;
  const { postcode } = change.collectionAddress ?? order.shipment.collectionAddress;
  const cutOffHour = cutOffHourAt(postcode, await readTermsIn(tx));
  return checkCollectionDate(change.collectionDate, now, cutOffHour) === null;
}

async function refuseExtraPayment(
  tx: EntityManager,
  order: OrderRecord,
  checkout: AmendingCheckout,
  isCharge: boolean,
  deps: Deps,
): Promise<void> {
  const refundPence = checkout.shipment.totalPence;
  const eventId = randomUUID();
  const what = isCharge ? 'when there was nothing to pay any more' : 'too late for its change';
  tx.create(OrderEventRecord, {
    id: eventId,
    order,
    status: 'changed',
    description: `A payment of ${inPounds(refundPence)} arrived ${what} and is on its way back to the card`,
    actorId: null,
    createdAt: deps.now(),
  });
  const { words } = checkout.change;
  const refusal = { isRefused: true, isCharge };
  await queueChangeEmail(tx, deps, { order, eventId, words, refundPence, extraPence: 0, ...refusal });
}
