import type { AnyOf } from '../../../rules/users/permissions.js';
import { type Page, readPage, toPage } from '../../platform/api/pagination.js';
import { readSearch } from '../../platform/api/read-text.js';
import { limitedToOwn, requireCaller, requireUser } from '../../platform/auth/viewer.js';
import type { ReadPool } from '../../platform/db/replicas/read-pool.js';
import { inTransaction } from '../../platform/db/transaction.js';
import { notFound } from '../../platform/errors/errors.js';
import { type Deps, Service } from '../../platform/service/service.js';
import { isUuid } from '../../platform/values/uuid.js';
import { EmailMessage } from '../email/email.entity.js';
import { queueEmail } from '../email/email.store.js';
import { type MyOrdersPage, readFullOrdersOf, readOrdersOf, readTotalsOf } from './list/my-orders.store.js';
import { type MyOrdersArgs, startOfRange } from './list/my-orders-args.js';
import {
  type FullOrder,
  type OrderRow,
  type OrderTotals,
  readOrder,
  readOrderOfCheckout,
} from './order.store.js';

export interface OrderList<T = OrderRow> extends Page<T> {
  /** Totals over all orders, whatever the filter. */
  readonly totals: OrderTotals;
}

/** Reads orders for their customers and for staff. */
export class OrderService extends Service<Deps<'em' | 'pool' | 'reads' | 'limits' | 'now'>> {
  /**
   * One order: the customer's own, or any for staff with one of these permissions. Throws NOT_FOUND, also for somebody
   * else's order.
   */
  async find(id: string, anyOf: AnyOf = ['orders', 'money']): Promise<FullOrder> {
    const whose = limitedToOwn(this.viewer, ...anyOf);
    const order = isUuid(id) ? await readOrder(this.deps.pool, id, whose) : null;
    if (!order) throw notFound('Order');
    return order;
  }

  /** The order of the customer's own checkout. Throws NOT_FOUND before it exists. */
  async ofCheckout(checkoutId: string): Promise<FullOrder> {
    const user = requireUser(this.viewer);
    const order = await readOrderOfCheckout(this.deps.pool, checkoutId, user.id);
    if (!order) throw notFound('Order');
    return order;
  }

  /** The signed-in customer's orders, newest first, with figures over all of them. Throws BAD_INPUT. */
  mine(asked: MyOrdersArgs = {}): Promise<OrderList> {
    return this.listMine(readOrdersOf, asked);
  }

  /** The same list with lines and timelines. */
  mineInFull(asked: MyOrdersArgs = {}): Promise<OrderList<FullOrder>> {
    return this.listMine(readFullOrdersOf, asked);
  }

  /**
   * Queues the order's email, to the address of the order and only once. True while it is being sent. Throws
   * TOO_MANY_ATTEMPTS.
   */
  async emailDetails(id: string): Promise<boolean> {
    const order = await this.find(id, ['orders']);
    await this.deps.limits.spend('order-email', requireCaller(this.viewer).id);
    const dedupeKey = `order-details:${order.id}`;
    return inTransaction(this.deps.em, async (tx) => {
      await queueEmail(tx, {
        kind: 'order-details',
        dedupeKey,
        recipient: order.customer.email,
        orderId: order.id,
        now: this.deps.now(),
      });
      return (await tx.count(EmailMessage, { dedupeKey, status: 'queued' })) > 0;
    });
  }

  private async listMine<T>(
    read: (pool: ReadPool, page: MyOrdersPage) => Promise<T[]>,
    { page, pageSize, status, search, range }: MyOrdersArgs,
  ): Promise<OrderList<T>> {
    const user = requireUser(this.viewer);
    const at = readPage(page, pageSize);
    const filter = {
      status: status ?? undefined,
      search: readSearch(search),
      placedFrom: startOfRange(range ?? 'all', this.deps.now()),
    };
    const [orders, { found, ...totals }] = await Promise.all([
      read(this.deps.reads, { ...filter, userId: user.id, limit: at.pageSize, offset: at.offset }),
      readTotalsOf(this.deps.reads, user.id, filter),
    ]);
    return { ...toPage(orders, found, at), totals };
  }
}
