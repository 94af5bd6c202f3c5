import type { EntityManager } from '@mikro-orm/postgresql';
import { UNDO_STATUS_SECONDS } from '../../../rules/orders/undo-status.js';
import { withdrawEmail } from '../../email/email.store.js';
import { conflict } from '../../shared/errors/errors.js';
import { changeStatus, lockOrder } from '../change-status.js';
import { statusEmailKey } from '../emails/order-email-status.js';
import { ORDER_STATUSES, OrderEventRecord, type OrderStatus } from '../order.entity.js';

export interface UndoAsked {
  readonly id: string;
  readonly version: number;
  readonly actorId: string;
  readonly now: Date;
  /** How long it may be undone; ten seconds unless it was set with others. */
  readonly withinSeconds?: number;
}

const TOO_LATE = "It's too late to undo this. Set the status again instead";

/**
 * Takes back the status that the same person set in the last ten seconds, and the message about it, before the customer
 * has it. Throws NOT_FOUND; CONFLICT when the order has changed since, the time is over, it was somebody else, or the order
 * was cancelled, before or by it: that moves money.
 */
export async function undoStatus(tx: EntityManager, asked: UndoAsked): Promise<void> {
  const { id, version, actorId, now, withinSeconds = UNDO_STATUS_SECONDS } = asked;
  const order = await lockOrder(tx, id);
  const steps = { order, status: { $in: [...ORDER_STATUSES] } };
  const [last, earlier] = await tx.find(OrderEventRecord, steps, {
    orderBy: { createdAt: 'desc' },
    limit: 2,
  });
  const isInTime = last && now.getTime() - last.createdAt.getTime() <= withinSeconds * 1000;
  if (!isInTime || !earlier || last.actorId !== actorId || last.status !== order.status)
    throw conflict(TOO_LATE);
  if (last.status === 'cancelled' || earlier.status === 'cancelled') throw conflict(TOO_LATE);
  const before = earlier.status as OrderStatus;
  // A step back to `processing` has no message.
  if (last.status !== 'processing' && !(await withdrawEmail(tx, statusEmailKey(last.id))))
    throw conflict(TOO_LATE);
  await changeStatus(tx, {
    ...{ id, status: before, version, actorId, now },
    ...{ reason: 'Undone at once', isUndo: true },
  });
}
