import { randomUUID } from 'node:crypto';
import { type Page, readPage, toPage } from '../../../platform/api/pagination.js';
import { readVersion } from '../../../platform/api/version.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { conflict, notFound } from '../../../platform/errors/errors.js';
import { addRequestFacts } from '../../../platform/log/request-scope.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { isUuid } from '../../../platform/values/uuid.js';
import {
  type CancelRefund,
  changeStatus,
  lockOrder,
  readReason,
  refundOfCancelling,
} from '../change-status.js';
import { OrderEventRecord, OrderRecord, type OrderStatus } from '../order.entity.js';
import { type FullOrder, type OrderRow, readExisting } from '../order.store.js';
import { hasRefund } from '../order-payments.store.js';
import {
  type AdminOrderTotals,
  readAdminOrderPage,
  readAdminOrders,
  suggestCustomerName,
} from './admin-orders.store.js';
import {
  type BulkOutcome,
  type ChangeStatusesCommand,
  changeStatuses,
  type StatusDeps,
  undoStatus,
  undoStatuses,
} from './change-statuses.js';
import { type OrdersArgs, readOrderFilter } from './order-filter.js';

/** One page of orders as a list shows them. */
export interface AdminOrderList extends Page<OrderRow> {
  /** `found` and `revenuePence` follow the filter; the other figures are over all orders. */
  readonly totals: AdminOrderTotals;
  /** The customer's name that a search without results may have meant. */
  readonly didYouMean: string | null;
}

/** Options of a change of status. */
interface StatusOptions {
  readonly version?: number | null;
  readonly reason?: string | null;
  /** Delays the customer's email by ten seconds, so that the change can be undone. */
  readonly canUndo?: boolean;
  /** The refund that staff saw, in pence. */
  readonly expectedRefundPence?: number | null;
}

/** The refund that cancelling the order now would make. */
export interface CancelPreview extends CancelRefund {
  readonly order: OrderRecord;
}

/** Order administration. All calls throw UNAUTHENTICATED or FORBIDDEN for others. */
export class OrderAdminService extends Service<StatusDeps & Deps<'reads' | 'startRefund'>> {
  /** One page of orders, newest first by default, with totals. Throws BAD_INPUT. */
  async list({ page, pageSize, sort = 'newest', filter: asked }: OrdersArgs): Promise<AdminOrderList> {
    this.require('orders', 'money');
    const { reads } = this.deps;
    const filter = readOrderFilter(asked ?? {});
    const at = readPage(page, pageSize);
    const { rows, totals } = await readAdminOrderPage(reads, filter, sort, at.pageSize, at.offset);
    const { found, isFoundCapped } = totals;
    const didYouMean = found === 0 ? await suggestCustomerName(reads, filter) : null;
    return { ...toPage(rows, found, at, isFoundCapped), totals, didYouMean };
  }

  /** The orders of a page with lines, timelines and payments; those of a change are read from the primary. */
  async inFull(rows: readonly { readonly id: string }[], isChange = false): Promise<FullOrder[]> {
    this.require('orders', 'money');
    return readAdminOrders(
      isChange ? this.deps.pool : this.deps.reads,
      rows.map(({ id }) => id),
    );
  }

  /**
   * Sets the status; the timeline stores the date, who made the change, and the reason of an unusual one. Cancelling a
   * paid order refunds it, up to the viewer's limit. With a version, only if nobody has changed the order since. Throws BAD_INPUT, REASON_NEEDED,
   * NOT_FOUND, CONFLICT.
   */
  async setStatus(id: string, status: OrderStatus, options: StatusOptions = {}): Promise<FullOrder> {
    // A cancelled order is refunded.
    const user = status === 'cancelled' ? this.requireProof('orders') : this.require('orders');
    const change = {
      ...{ id, status, actorId: user.id, limitedUser: user, now: this.deps.now() },
      version: readVersion(options.version) ?? null,
      reason: readReason(options.reason),
      expectedRefundPence: options.expectedRefundPence ?? null,
      canUndo: options.canUndo ?? false,
    };
    addRequestFacts({ money: 'perhapsDone' });
    const refundIds = await inTransaction(this.deps.em, (tx) => changeStatus(tx, change));
    for (const refundId of refundIds) await this.deps.startRefund(refundId);
    return readExisting(this.deps.pool, id);
  }

  /**
   * Undoes the status that the viewer has just set, before the customer's email is sent. Throws BAD_INPUT, NOT_FOUND;
   * CONFLICT when it is too late or somebody else set it.
   */
  async undoStatus(id: string, sentVersion: number): Promise<FullOrder> {
    const { id: actorId } = this.require('orders');
    const asked = { id, version: readVersion(sentVersion), actorId, now: this.deps.now() };
    await inTransaction(this.deps.em, (tx) => undoStatus(tx, asked));
    return readExisting(this.deps.pool, id);
  }

  /**
   * Sets the status of up to a hundred orders, each by itself: a refused one does not affect the others. Throws
   * BAD_INPUT for `cancelled`, which refunds payments and is confirmed order by order.
   */
  async setStatuses(asked: ChangeStatusesCommand): Promise<BulkOutcome> {
    const { id: actorId } = this.require('orders');
    return changeStatuses(this.deps, actorId, asked);
  }

  /** Undoes the statuses that `setStatuses` has just set, for orders that still have them. Throws BAD_INPUT. */
  async undoStatuses(orders: ChangeStatusesCommand['orders']): Promise<BulkOutcome> {
    const { id: actorId } = this.require('orders');
    return undoStatuses(this.deps, actorId, orders);
  }

  /** The refund that cancelling an order now would make; changes nothing. Throws NOT_FOUND. */
  async previewCancel(id: string): Promise<CancelPreview> {
    this.require('orders', 'money');
    return inTransaction(this.deps.em, async (tx) => {
      const order = isUuid(id) ? await tx.findOne(OrderRecord, { id, deletedAt: null }) : null;
      if (!order) throw notFound('Order');
      return { ...(await refundOfCancelling(tx, order)), order };
    });
  }

  /**
   * Deletes an order from every list. Throws NOT_FOUND, also the second time; CONFLICT when money was ever taken for
   * it: the ledger refers to such orders.
   */
  async remove(id: string): Promise<void> {
    const { id: actorId } = this.require('orders');
    const now = this.deps.now();
    await inTransaction(this.deps.em, async (tx) => {
      const order = await lockOrder(tx, id);
      const wasPaid = order.paymentStatus === 'paid' || order.paymentStatus === 'refunded';
      const hasMoved = order.refundedPence > 0 || (await hasRefund(tx, order));
      if (wasPaid || hasMoved) throw conflict('Paid orders cannot be deleted');
      order.deletedAt = now;
      const event = { status: order.status, description: 'Booking deleted', actorId, createdAt: now };
      tx.create(OrderEventRecord, { id: randomUUID(), order, ...event });
    });
  }
}
