import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { inTransaction } from '../db/transaction.js';
import type { Enqueue } from '../jobs/jobs.js';
import { conflict, notFound, wrongField } from '../shared/errors.js';
import { readPage } from '../shared/pagination.js';
import { requireAdmin, type Viewer } from '../shared/viewer.js';
import { type OrderFilter, type OrderSort, readAdminOrders, readAdminTotals } from './admin-orders.store.js';
import { changeStatus, hasRefund, lockOrder } from './change-status.js';
import { OrderEventRecord, type OrderStatus } from './order.entity.js';
import { type OrderTotals, readOrder, type StoredOrder } from './order.store.js';
import { readSearch } from './read-search.js';

/** What is asked of the list. */
export interface OrdersAsked extends OrderFilter {
  readonly page?: number;
  readonly pageSize?: number;
  readonly sort?: OrderSort;
}

export interface AdminOrderList {
  readonly orders: readonly StoredOrder[];
  /** Orders that the filter lets through. */
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly totalPages: number;
  /** Over all orders, whatever the filter. */
  readonly totals: OrderTotals;
}

export interface OrderAdminDeps {
  readonly em: EntityManager;
  readonly pool: Pool;
  readonly now: () => Date;
  readonly enqueue: Enqueue;
  /** Carries out a refund that was asked for, as far as the provider will now; the rest is the reconciler's. */
  readonly startRefund: (refundId: string) => Promise<void>;
}

const ORDERS_ON_A_PAGE = 10;

/** Staff keep the orders. Everything here throws UNAUTHENTICATED or FORBIDDEN for others. */
export class OrderAdminService {
  constructor(
    private readonly deps: OrderAdminDeps,
    private readonly viewer: Viewer,
  ) {}

  /** One page of orders, newest first and ten a page unless asked, with figures. Throws BAD_INPUT. */
  async list({
    page,
    pageSize = ORDERS_ON_A_PAGE,
    sort = 'newest',
    ...asked
  }: OrdersAsked): Promise<AdminOrderList> {
    requireAdmin(this.viewer);
    const { pool } = this.deps;
    const filter = { ...asked, search: readSearch(asked.search) };
    const at = readPage(page, pageSize);
    const [orders, { found: total, ...totals }] = await Promise.all([
      readAdminOrders(pool, filter, sort, at.pageSize, at.offset),
      readAdminTotals(pool, filter),
    ]);
    const totalPages = Math.ceil(total / at.pageSize);
    return { orders, total, page: at.page, pageSize: at.pageSize, totalPages, totals };
  }

  /**
   * Sets the status; the change is dated on the timeline with who made it. Cancelling a paid order gives its money
   * back. With a version only if nobody changed the order since. Throws BAD_INPUT, NOT_FOUND, CONFLICT.
   */
  async setStatus(id: string, status: OrderStatus, version?: number | null): Promise<StoredOrder> {
    const { id: actorId } = requireAdmin(this.viewer);
    if (version != null && !(Number.isInteger(version) && version > 0))
      throw wrongField('version', 'Version must be a whole number from 1');
    const change = { id, status, version: version ?? null, actorId, now: this.deps.now() };
    const refundIds = await inTransaction(this.deps.em, (tx) => changeStatus(tx, this.deps.enqueue, change));
    for (const refundId of refundIds) await this.deps.startRefund(refundId);
    const order = await readOrder(this.deps.pool, id, null);
    if (!order) throw notFound('Order');
    return order;
  }

  /**
   * Takes an order off every list. Throws NOT_FOUND, also the second time; CONFLICT when money was ever taken for it:
   * such orders are the ledger.
   */
  async remove(id: string): Promise<void> {
    const { id: actorId } = requireAdmin(this.viewer);
    const now = this.deps.now();
    await inTransaction(this.deps.em, async (tx) => {
      const order = await lockOrder(tx, id);
      const wasPaid = order.paymentStatus === 'paid' || order.paymentStatus === 'refunded';
      if (wasPaid || (await hasRefund(tx, order))) throw conflict('Paid orders cannot be deleted');
      order.deletedAt = now;
      const event = { status: order.status, description: 'Booking deleted', actorId, createdAt: now };
      tx.create(OrderEventRecord, { id: randomUUID(), order, ...event });
    });
  }
}
