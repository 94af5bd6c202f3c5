import type { EntityManager } from '@mikro-orm/postgresql';
import { ORDER_STATUSES } from '../../../../rules/orders/order-status-move.js';
import { UNDO_STATUS_SECONDS, UNDO_STATUSES_SECONDS } from '../../../../rules/orders/undo-status.js';
import type { ChangeSince } from '../../../../rules/refusals.js';
import { PAGE_SIZE_MAX } from '../../../platform/api/pagination.js';
import { readVersion } from '../../../platform/api/version.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { AppError, conflict, detailsOf, wrongField } from '../../../platform/errors/errors.js';
import { loggedFault } from '../../../platform/log/logged-fault.js';
import type { Deps } from '../../../platform/service/service.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { withdrawEmail } from '../../email/email.store.js';
import { changeStatus, lockOrder, readReason, refuseStale, statusEmailKey } from '../change-status.js';
import { OrderEventRecord, type OrderStatus } from '../order.entity.js';
import type { OrderRow } from '../order.store.js';
import { readAdminOrderRowsOf } from './admin-orders.store.js';

/** Services that setting the statuses of orders needs. */
export type StatusDeps = Deps<'em' | 'pool' | 'log' | 'now'>;

/** Orders, each with the version that was read, and the status to set on all of them. */
export interface ChangeStatusesCommand {
  readonly orders: readonly { readonly id: string; readonly version: number }[];
  readonly status: OrderStatus;
  /** Stored with each order whose change needs a reason. */
  readonly reason?: string | null;
  /** Delays the customers' emails, so that `undoStatuses` can cancel them; has no effect on a cancellation. */
  readonly canUndo?: boolean;
}

type OrdersAtVersion = ChangeStatusesCommand['orders'];

/** An order whose status was not changed. */
export interface RefusedOrder {
  readonly id: string;
  /** Null when the order does not exist. */
  readonly number: string | null;
  readonly code: string;
  readonly message: string;
  readonly field: null;
  /** Changes since the caller read the order; empty unless they are the reason for the refusal. */
  readonly changes: readonly ChangeSince[];
}

export interface BulkOutcome {
  /** The orders that have the status now, in the order in which they were sent. */
  readonly changed: readonly OrderRow[];
  readonly refused: readonly RefusedOrder[];
}

/** The message for more orders than one page shows. */
export const TOO_MANY_ORDERS = `Choose at most ${PAGE_SIZE_MAX} orders at once`;

/** Transactions run in parallel; the other connections of the pool stay free for other requests. */
const AT_ONCE = 4;

/**
 * Sets the status of each order in its own transaction, with its own email. A failure of one order is reported for it
 * and does not affect the others; so is a collection that is still to come when no reason is sent. Throws BAD_INPUT.
 */
export async function changeStatuses(
  deps: StatusDeps,
  actorId: string,
  { status, canUndo, ...sent }: ChangeStatusesCommand,
): Promise<BulkOutcome> {
  const reason = readReason(sent.reason);
  if (status === 'cancelled')
    throw wrongField('status', 'Cancel orders one at a time, because each refunds its payments');
  return eachByItself(deps, sent.orders, async (tx, order) => {
    const change = { ...order, status, reason, canUndo, actorId, now: deps.now() };
    await changeStatus(tx, { ...change, isOneOfMany: true });
  });
}

/** Ships orders that are still to be collected, as `changeStatuses` does, and refuses any others. Throws BAD_INPUT. */
export function collectOrders(
  deps: StatusDeps,
  actorId: string,
  sent: Pick<ChangeStatusesCommand, 'orders' | 'reason'>,
): Promise<BulkOutcome> {
  const reason = readReason(sent.reason);
  return eachByItself(deps, sent.orders, async (tx, { id, version }) => {
    const order = await lockOrder(tx, id);
    await refuseStale(tx, order, version);
    const isWaiting = order.status === 'processing' && order.paymentStatus === 'paid';
    if (!isWaiting || !order.shipment.collectionDate)
      throw conflict('This order is not waiting for its collection');
    const now = deps.now();
    await changeStatus(tx, { id, version, status: 'shipped', reason, actorId, now, isOneOfMany: true });
  });
}

/**
 * Undoes the statuses that the same person has just set together, and their emails, for the orders that still have the
 * status. Throws BAD_INPUT.
 */
export function undoStatuses(
  deps: StatusDeps,
  actorId: string,
  orders: OrdersAtVersion,
): Promise<BulkOutcome> {
  return eachByItself(deps, orders, (tx, order) =>
    undoStatus(tx, {
      ...{ ...order, actorId, now: deps.now() },
      withinSeconds: UNDO_STATUSES_SECONDS,
    }),
  );
}

async function eachByItself(
  deps: StatusDeps,
  sent: OrdersAtVersion,
  work: (tx: EntityManager, order: OrdersAtVersion[0]) => Promise<void>,
): Promise<BulkOutcome> {
  const orders = sent.map(({ id, version }) => ({ id: id.toLowerCase(), version }));
  checkOrders(orders);
  const faults = new Map<string, AppError>();
  const setOne = async (order: OrdersAtVersion[0]) => {
    try {
      await inTransaction(deps.em, (tx) => work(tx, order));
    } catch (error) {
      faults.set(order.id, asRefusal(deps, error));
    }
  };
  for (let done = 0; done < orders.length; done += AT_ONCE)
    await Promise.all(orders.slice(done, done + AT_ONCE).map(setOne));
  const rows = await readAdminOrderRowsOf(deps.pool, orders.map(({ id }) => id).filter(isUuid));
  const numbers = new Map(rows.map(({ id, number }) => [id, number]));
  return {
    changed: rows.filter(({ id }) => !faults.has(id)),
    refused: orders.flatMap(({ id }) => {
      const fault = faults.get(id);
      return fault ? [{ id, number: numbers.get(id) ?? null, ...refusalOf(fault) }] : [];
    }),
  };
}

function checkOrders(orders: OrdersAtVersion): void {
  if (orders.length === 0) throw wrongField('orders', 'Choose at least one order');
  if (new Set(orders.map(({ id }) => id)).size < orders.length)
    throw wrongField('orders', 'Send each order once');
  for (const { version } of orders) readVersion(version);
}

function refusalOf(fault: AppError): Omit<RefusedOrder, 'id' | 'number'> {
  const { code, message } = fault;
  const conflict = detailsOf(fault, 'CONFLICT');
  const isOrder = conflict && 'thing' in conflict && conflict.thing === 'order';
  return { code, message, field: null, changes: isOrder ? conflict.current.changes : [] };
}

/** Reports an unexpected error as a refusal of this one order, and logs it. */
function asRefusal({ log }: StatusDeps, error: unknown): AppError {
  if (error instanceof AppError) return error;
  log.error(
    { event: 'order.bulk_change_failed', fault: loggedFault(error) },
    'One order of a bulk change failed',
  );
  return new AppError('INTERNAL', 500, "We couldn't change this order. Please try again.");
}

interface UndoCommand {
  readonly id: string;
  readonly version: number;
  readonly actorId: string;
  readonly now: Date;
  /** How long after the change it may be undone; ten seconds by default. */
  readonly withinSeconds?: number;
}

const TOO_LATE = "It's too late to undo this. Set the status again instead";

/**
 * Undoes the status that the same person set in the last ten seconds, before the customer's email about it is sent.
 * Throws NOT_FOUND; CONFLICT when the order has changed since, the time is over, somebody else set it, or the order was
 * cancelled before or by it: cancelling moves money.
 */
export async function undoStatus(tx: EntityManager, command: UndoCommand): Promise<void> {
  const { id, version, actorId, now, withinSeconds = UNDO_STATUS_SECONDS } = command;
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
  // A step back to `processing` has no email to withdraw.
  if (last.status !== 'processing' && !(await withdrawEmail(tx, statusEmailKey(last.id))))
    throw conflict(TOO_LATE);
  await changeStatus(tx, {
    ...{ id, status: before, version, actorId, now },
    ...{ reason: 'Undone at once', isUndo: true },
  });
}
