import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { inTransaction } from '../db/transaction.js';
import { EmailMessage } from '../email/email.entity.js';
import { queueEmail } from '../email/queue-email.js';
import type { Enqueue } from '../jobs/jobs.js';
import type { Limits } from '../limits/limits.js';
import { notFound } from '../shared/errors.js';
import { readPage } from '../shared/pagination.js';
import { isUuid } from '../shared/uuid.js';
import { requireUser, type Viewer } from '../shared/viewer.js';
import {
  type OrderTotals,
  readFullOrdersOf,
  readOrder,
  readOrderOfCheckout,
  readOrdersOf,
  readTotalsOf,
  type StoredOrder,
  type StoredOrderSummary,
} from './order.store.js';

export interface OrderList<T = StoredOrderSummary> {
  readonly orders: readonly T[];
  readonly totals: OrderTotals;
  readonly page: number;
  readonly pageSize: number;
}

/** Reading orders and following what happens to them. */
export class OrderService {
  constructor(
    private readonly em: EntityManager,
    private readonly pool: Pool,
    private readonly viewer: Viewer,
    private readonly enqueue: Enqueue,
    private readonly limits: Limits,
    private readonly now: () => Date,
  ) {}

  /** One order: the customer's own, or any for staff. Throws NOT_FOUND, also for somebody else's. */
  async find(id: string): Promise<StoredOrder> {
    const user = requireUser(this.viewer);
    const order = isUuid(id) ? await readOrder(this.pool, id, user.role === 'admin' ? null : user.id) : null;
    if (!order) throw notFound('Order');
    return order;
  }

  /** The order of the customer's own checkout. Throws NOT_FOUND while there is none. */
  async ofCheckout(checkoutId: string): Promise<StoredOrder> {
    const user = requireUser(this.viewer);
    const order = await readOrderOfCheckout(this.pool, checkoutId, user.id);
    if (!order) throw notFound('Order');
    return order;
  }

  /** The signed-in customer's orders, newest first, with figures over all of them. */
  mine(page?: number, pageSize?: number): Promise<OrderList> {
    return this.listMine(readOrdersOf, page, pageSize);
  }

  /** The same with lines and timelines. */
  mineInFull(page?: number, pageSize?: number): Promise<OrderList<StoredOrder>> {
    return this.listMine(readFullOrdersOf, page, pageSize);
  }

  /**
   * Asks for the order's e-mail; it goes to the address of the order and only once. True while it is on its way.
   * Throws TOO_MANY_ATTEMPTS.
   */
  async emailDetails(id: string): Promise<boolean> {
    const order = await this.find(id);
    await this.limits.spend('order-email', requireUser(this.viewer).id);
    const dedupeKey = `order-details:${order.id}`;
    return inTransaction(this.em, async (tx) => {
      await queueEmail(tx, this.enqueue, {
        kind: 'order-details',
        dedupeKey,
        recipient: order.customer.email,
        orderId: order.id,
        now: this.now(),
      });
      return (await tx.count(EmailMessage, { dedupeKey, status: 'queued' })) > 0;
    });
  }

  private async listMine<T>(
    read: (pool: Pool, userId: string, limit: number, offset: number) => Promise<T[]>,
    page?: number,
    pageSize = 10,
  ): Promise<OrderList<T>> {
    const user = requireUser(this.viewer);
    const asked = readPage(page, pageSize);
    const [orders, totals] = await Promise.all([
      read(this.pool, user.id, asked.pageSize, asked.offset),
      readTotalsOf(this.pool, user.id),
    ]);
    return { orders, totals, page: asked.page, pageSize: asked.pageSize };
  }
}
