import { randomUUID } from 'node:crypto';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { todayInLondon } from '../../../rules/calendar-date.js';
import { type RefundPart, splitRefund } from '../../../rules/orders/change-money.js';
import { isBeforeCollection, needsReason } from '../../../rules/orders/order-status-move.js';
import { isSampleNumber } from '../../../rules/orders/samples.js';
import { UNDO_STATUS_SECONDS, UNDO_STATUSES_SECONDS } from '../../../rules/orders/undo-status.js';
import { readText } from '../../platform/api/read-text.js';
import type { SignedInUser } from '../../platform/auth/viewer.js';
import { writeAuditEntry } from '../../platform/db/write-audit-entry.js';
import {
  conflict,
  notFound,
  reasonNeeded,
  refundOutdated,
  sampleMoney,
  versionConflict,
} from '../../platform/errors/errors.js';
import { inPounds, longDate } from '../../platform/values/format.js';
import { isUuid } from '../../platform/values/uuid.js';
import { queueEmail } from '../email/email.store.js';
import { refundDestination } from '../payments/refunds/refund-texts.js';
import { requestRefunds } from '../payments/refunds/request-refund.store.js';
import { withdrawOpenCharges } from './charges/order-charge.store.js';
import { OrderEventRecord, OrderRecord, type OrderStatus } from './order.entity.js';
import { readChangesSince } from './order.store.js';
import { hasRefund, type OrderPayment, readPaymentsIn, withoutDisputed } from './order-payments.store.js';
import { refuseAboveLimit } from './refund-limit.js';

interface StatusChange {
  readonly id: string;
  readonly status: OrderStatus;
  /** The version on which the change was decided; null accepts any. */
  readonly version: number | null;
  /** Why the status steps back, skips a step or undoes a cancellation; for staff only. */
  readonly reason?: string | null;
  /** The refund that was shown before cancelling; null or left out when none was shown. */
  readonly expectedRefundPence?: number | null;
  /** Delays the customer's email until the change can no longer be undone; has no effect on a cancellation. */
  readonly canUndo?: boolean;
  /**
   * Marks a bulk change, in which staff do not read each order: it needs a reason before the collection too, and stores
   * the reason only for orders that need one.
   */
  readonly isOneOfMany?: boolean;
  /** Undoes a status before the customer's email about it was sent: queues no email. */
  readonly isUndo?: boolean;
  /** The member of staff whose limit of refunds holds for a cancellation; without one there is no limit. */
  readonly limitedUser?: SignedInUser;
  readonly actorId: string;
  readonly now: Date;
}

const holdSecondsOf = ({ isOneOfMany }: StatusChange) =>
  isOneOfMany ? UNDO_STATUSES_SECONDS : UNDO_STATUS_SECONDS;

const STATUS_TEXTS: Readonly<Record<OrderStatus, string>> = {
  processing: 'Your booking is being processed',
  shipped: 'Collected from your door and shipped',
  in_transit: 'On its way by sea',
  delivered: 'Delivered to your new door',
  cancelled: 'Booking cancelled',
};

/**
 * Sets the status of an order and adds it to the timeline; queues the customer's email, except for a step back to `processing`, a correction. Cancelling a paid order
 * requests a refund of all that is left of its payments, and returns the refunds' ids. The present status changes
 * nothing. Throws NOT_FOUND; FORBIDDEN for a refund above a limit; CONFLICT for a stale version, another refund than was shown, or leaving `cancelled` once a
 * refund is requested; REASON_NEEDED for an unusual change, sent with a version and no reason.
 */
export async function changeStatus(tx: EntityManager, change: StatusChange): Promise<string[]> {
  const { status, version, actorId, now, expectedRefundPence } = change;
  const order = await lockOrder(tx, change.id);
  if (order.status === status) return [];
  await refuseStale(tx, order, version);
  if (order.status === 'cancelled') await refuseWhenRefunded(tx, order);
  const reason = readReasonOf(change, order);
  const { parts, leftPence } = status === 'cancelled' ? await refundOfCancelling(tx, order) : NO_REFUND;
  if (expectedRefundPence != null && expectedRefundPence !== leftPence)
    throw refundOutdated({ refundPence: leftPence, version: order.version });
  if (change.limitedUser)
    await refuseAboveLimit(tx, change.limitedUser, { orderId: order.id, refundPence: leftPence });
  const before = order.status;
  const eventId = randomUUID();
  order.status = status;
  if (status === 'cancelled') await withdrawOpenCharges(tx, order.id, now);
  const refunds = await requestRefunds(tx, parts, 'order-cancelled', now);
  tx.create(OrderEventRecord, {
    id: eventId,
    order,
    status,
    description:
      STATUS_TEXTS[status] +
      (leftPence > 0 ? `: ${inPounds(leftPence)} is on its way back to ${refundDestination(refunds)}` : ''),
    actorId,
    reason,
    createdAt: now,
  });
  const isCorrection = status === 'processing' && before !== 'cancelled';
  if (!change.isUndo && !isCorrection) await queueStatusEmail(tx, order, { change, before, eventId });
  if (leftPence > 0) await auditRefund(tx, order, leftPence);
  return refunds.map(({ id }) => id);
}

/** Queues the customer's email about a new status, once for each timeline event, in the transaction of the change. */
async function queueStatusEmail(
  tx: EntityManager,
  { id, status, customer, userId }: OrderRecord,
  { change, before, eventId }: { change: StatusChange; before: OrderStatus; eventId: string },
): Promise<void> {
  const canUndo = change.canUndo === true && status !== 'cancelled' && before !== 'cancelled';
  await queueEmail(tx, {
    kind: 'status-change',
    dedupeKey: statusEmailKey(eventId),
    recipient: customer.email,
    orderId: id,
    userId,
    data: { status },
    afterSeconds: canUndo ? holdSecondsOf(change) : 0,
    now: change.now,
  });
}

/** The deduplication key of the email about a timeline event. */
export const statusEmailKey = (eventId: string) => `status-change:${eventId}`;

/** The longest reason of an unusual change. */
export const REASON_MAX = 500;

/** The reason as it is stored, trimmed; null for none. Throws BAD_INPUT. */
export function readReason(reason: string | null | undefined): string | null {
  return readText('reason', reason, REASON_MAX) || null;
}

/** The reason to store with this order. Throws REASON_NEEDED. */
function readReasonOf(
  { status, version, isOneOfMany = false, reason = null, now }: StatusChange,
  order: OrderRecord,
): string | null {
  const isUnusual = needsReason(order.status, status);
  const isEarly =
    isOneOfMany &&
    isBeforeCollection(order.status, status, order.shipment.collectionDate, todayInLondon(now));
  if (version !== null && reason === null && isUnusual) throw reasonNeeded();
  if (reason === null && isEarly)
    throw reasonNeeded(
      `its collection is still to come, on ${longDate(order.shipment.collectionDate ?? '')}`,
    );
  return isOneOfMany && !isUnusual && !isEarly ? null : reason;
}

/** Audits the refund now: the provider may execute it later, when no member of staff is signed in to be named. */
function auditRefund(tx: EntityManager, { id, number }: OrderRecord, amountPence: number): Promise<void> {
  const what = { money: 'refund', amount_pence: amountPence };
  return writeAuditEntry(tx, { entity: 'order', entityId: id, label: number, what });
}

/** The refund that cancelling makes, payment by payment. */
export interface CancelRefund {
  readonly leftPence: number;
  readonly payments: readonly OrderPayment[];
  readonly parts: readonly RefundPart[];
}

const NO_REFUND: CancelRefund = { leftPence: 0, payments: [], parts: [] };

/**
 * The refund of cancelling an order: all that is left of its undisputed payments, when the order is paid or some of its
 * payments were reversed.
 */
export async function refundOfCancelling(tx: EntityManager, order: OrderRecord): Promise<CancelRefund> {
  if (order.status === 'cancelled') return NO_REFUND;
  const payments = await readPaymentsIn(tx, order.id);
  const wasPaid = order.paymentStatus === 'paid' || payments.some(({ reversedPence }) => reversedPence > 0);
  if (!wasPaid) return NO_REFUND;
  const undisputed = withoutDisputed(payments);
  const leftPence = undisputed.reduce((sum, payment) => sum + payment.leftPence, 0);
  return { leftPence, payments, parts: splitRefund(leftPence, undisputed) };
}

/** An order that is not deleted, locked. Throws NOT_FOUND. */
export async function lockOrder(tx: EntityManager, id: string): Promise<OrderRecord> {
  const order = isUuid(id)
    ? await tx.findOne(OrderRecord, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null;
  if (!order) throw notFound('Order');
  return order;
}

/** Throws CONFLICT for a sample order, whose money cannot be moved. */
export function refuseSample({ number }: Pick<OrderRecord, 'number'>): void {
  if (isSampleNumber(number)) throw sampleMoney();
}

async function refuseWhenRefunded(tx: EntityManager, order: OrderRecord): Promise<void> {
  if (order.paymentStatus === 'refunded' || (await hasRefund(tx, order)))
    throw conflict('This order stays cancelled: its payment has been refunded');
}

/**
 * Throws CONFLICT for a locked order that has another version than the change was decided on; null accepts any. The
 * error holds the current order and its changes since, with who made them and when.
 */
export async function refuseStale(
  tx: EntityManager,
  order: OrderRecord,
  version: number | null,
): Promise<void> {
  if (version === null || version === order.version) return;
  const { status, paymentStatus, trackingNumber } = order;
  const { collectionDate } = order.shipment;
  const changes = await readChangesSince(tx, order.id, version);
  throw versionConflict({
    thing: 'order',
    current: { status, paymentStatus, trackingNumber, collectionDate, version: order.version, changes },
  });
}
