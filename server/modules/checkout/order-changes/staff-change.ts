import type { EntityManager } from '@mikro-orm/postgresql';
import { CHARGE_REASON_MAX } from '../../../../rules/orders/order-charge.js';
import { requireText } from '../../../platform/api/read-text.js';
import { writeAuditEntry } from '../../../platform/db/write-audit-entry.js';
import type { OrderRecord } from '../../orders/order.entity.js';
import { addCharge } from '../charges/add-charge.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { amendmentOf } from './change-shipment.js';
import type { DecidedChange } from './decide-change.js';
import type { ChangeRequest } from './order-change.store.js';

/** The user who changes an order. */
export interface Changer {
  readonly actorId: string;
  /** The reason that staff wrote; null for the order's customer. */
  readonly reason: string | null;
}

/** Staff's reason for a change of an order. Throws BAD_INPUT without one. */
export const readStaffReason = (reason: string | null | undefined): string =>
  requireText('reason', reason ?? '', CHARGE_REASON_MAX, 'Write down why you change this order');

/** Adds the charge for a change by staff to a locked order; the change is made once its customer has paid. */
export function chargeForChange(
  tx: EntityManager,
  deps: Pick<PaymentDeps, 'now'>,
  {
    order,
    decision: { change, words, extraPence },
    request: { key, digest },
    by: { actorId, reason },
  }: {
    readonly order: OrderRecord;
    readonly decision: DecidedChange;
    readonly request: ChangeRequest;
    readonly by: Changer;
  },
): Promise<void> {
  return addCharge(tx, deps, order, {
    name: words.join('. '),
    reason: reason ?? '',
    amountPence: extraPence,
    change: amendmentOf(order, change),
    ...{ idempotencyKey: key, digest, actorId },
  });
}

/** Audits which parts staff changed, without the text that anybody typed. */
export function auditStaffChange(
  tx: EntityManager,
  { id, number }: OrderRecord,
  { change, refundPence }: DecidedChange,
): Promise<void> {
  const what = { change: Object.keys(change).join(', '), refund_pence: refundPence };
  return writeAuditEntry(tx, { entity: 'order', entityId: id, label: number, what });
}
