import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RefundPart } from '../../../../rules/orders/change-money.js';
import { inPounds } from '../../../platform/values/format.js';
import { queueEmail } from '../../email/email.store.js';
import { OrderEventRecord, type OrderRecord } from '../../orders/order.entity.js';
import { refundDestination } from '../../payments/refunds/refund-texts.js';
import { type RequestedRefund, requestRefunds } from '../../payments/refunds/request-refund.store.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { changedShipment, type ShipmentChange } from './change-shipment.js';
import { writeItems } from './write-items.js';

type Deps = Pick<PaymentDeps, 'now'>;

interface MadeChange {
  /** Locked. */
  readonly order: OrderRecord;
  readonly change: ShipmentChange;
  /** The change in sentences. */
  readonly words: readonly string[];
  /** The extra payment for the change. */
  readonly extraPence?: number;
  /** The refunds for the change. */
  readonly refunds?: readonly RefundPart[];
  /** The user who requested the change. */
  readonly actorId: string;
  /** Whether staff made the change, after agreeing it with the customer. */
  readonly isByStaff?: boolean;
  /** Staff's reason; only staff see it. */
  readonly reason?: string | null;
  /** Whether it pays a charge and leaves the shipment unchanged. */
  readonly isCharge?: boolean;
}

/**
 * Changes an order in the caller's transaction: its shipment and items, one timeline entry, one email, and refunds. Returns the
 * ids of the refunds.
 */
export async function applyChange(tx: EntityManager, deps: Deps, made: MadeChange): Promise<string[]> {
  const { order, change, words, extraPence = 0, refunds = [], actorId } = made;
  const { isByStaff = false, reason = null, isCharge = false } = made;
  const refundPence = sumOf(refunds);
  const eventId = randomUUID();
  order.shipment = changedShipment(order.shipment, change);
  if (change.items) await writeItems(tx, order, change.items.lines);
  const requested = await requestRefunds(tx, refunds, `service-changed:${eventId}`, deps.now());
  tx.create(OrderEventRecord, {
    id: eventId,
    order,
    status: 'changed',
    description: words.join('. ') + describePayment(refundPence, extraPence, requested),
    actorId,
    reason,
    createdAt: deps.now(),
  });
  await queueChangeEmail(tx, deps, { order, eventId, words, refundPence, extraPence, isByStaff, isCharge });
  return requested.map(({ id }) => id);
}

/** Queues the customer's email about the change, or why it was not made. */
export async function queueChangeEmail(
  tx: EntityManager,
  { now }: Deps,
  change: {
    readonly order: OrderRecord;
    readonly eventId: string;
    readonly words: readonly string[];
    readonly refundPence: number;
    readonly extraPence: number;
    readonly isRefused?: boolean;
    readonly isByStaff?: boolean;
    readonly isCharge?: boolean;
  },
): Promise<void> {
  const { order, eventId, words, refundPence, extraPence } = change;
  const { isRefused = false, isByStaff = false, isCharge = false } = change;
  const by = { ...(isByStaff && { isByStaff }), ...(isCharge && { isCharge }) };
  await queueEmail(tx, {
    kind: 'order-changed',
    dedupeKey: `order-changed:${eventId}`,
    recipient: order.customer.email,
    orderId: order.id,
    data: { changed: words.join('\n'), refundPence, extraPence, isRefused, ...by },
    now: now(),
  });
}

function describePayment(
  refundPence: number,
  extraPence: number,
  refunds: readonly RequestedRefund[],
): string {
  if (extraPence > 0) return `: ${inPounds(extraPence)} paid`;
  return refundPence > 0
    ? `: ${inPounds(refundPence)} is on its way back to ${refundDestination(refunds)}`
    : '';
}

function sumOf(refunds: readonly RefundPart[]): number {
  return refunds.reduce((sum, part) => sum + part.amountPence, 0);
}
