import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PageArgs } from '../../shared/api/pagination.js';
import type { Context } from '../../start/context.js';
import type { OrderStatus } from '../order.entity.js';
import { Order, OrderStatuses, toOrder } from '../order-view.js';
import { AdminOrderPage, AdminOrdersAsked, toAdminOrderPage } from './admin-orders.types.js';
import {
  ChangedStatuses,
  OrderAtVersion,
  StaffCancelPreview,
  toChangedStatuses,
  toStaffCancelPreview,
} from './order-admin.types.js';

const REASON =
  'Why it goes back, skips a step or undoes a cancellation, up to 500 characters; for staff only. Needed of whoever sends a version.';

@Resolver(() => AdminOrderPage)
export class OrderAdminResolver {
  @Query(() => AdminOrderPage, { description: 'Staff: all orders, page by page.' })
  async adminOrders(
    @Ctx() { services }: Context,
    @Args(() => AdminOrdersAsked) asked: AdminOrdersAsked,
    @Args(() => PageArgs) at: PageArgs,
  ): Promise<AdminOrderPage> {
    return toAdminOrderPage(await services.orderAdmin.list({ ...asked, ...at }));
  }

  @FieldResolver(() => [Order], {
    description: 'The same orders in full; a page of them costs far more than `nodes`.',
  })
  async orders(@Ctx() { services }: Context, @Root() { nodes }: AdminOrderPage): Promise<Order[]> {
    return (await services.orderAdmin.inFull(nodes)).map(toOrder);
  }

  @Query(() => StaffCancelPreview, {
    description: 'Staff: what cancelling an order would refund now. Nothing is done.',
  })
  async adminCancellationPreview(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
  ): Promise<StaffCancelPreview> {
    return toStaffCancelPreview(await services.orderAdmin.previewCancel(id));
  }

  @Mutation(() => Order, {
    description:
      'Staff: sets how far an order has come. Cancelling a paid one refunds it. REASON_NEEDED when a version is sent and the status goes back, skips a step or undoes a cancellation.',
  })
  async updateOrderStatus(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
    @Arg('status', () => OrderStatuses, { description: 'How far it has come.' }) status: OrderStatus,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'The version that was looked at: refused when the order was changed since.',
    })
    version?: number,
    @Arg('reason', () => String, { nullable: true, description: REASON }) reason?: string,
    @Arg('shownRefund', () => Int, {
      nullable: true,
      description:
        'When cancelling: what `previewCancel` said would go back, in pence. Refused, with the new `preview`, when it is another sum by now.',
    })
    shownRefund?: number,
  ): Promise<Order> {
    const asked = { version, reason, shownRefundPence: shownRefund };
    return toOrder(await services.orderAdmin.setStatus(id, status, asked));
  }

  @Mutation(() => ChangedStatuses, {
    description:
      'Staff: sets the status of many orders, each by itself; what is refused of one leaves the others alone.',
  })
  async updateOrderStatuses(
    @Ctx() { services }: Context,
    @Arg('orders', () => [OrderAtVersion], { description: 'Up to 100, each once.' })
    orders: OrderAtVersion[],
    @Arg('status', () => OrderStatuses, {
      description:
        'How far they have all come; not `CANCELLED`, which refunds payments and is done one by one.',
    })
    status: OrderStatus,
    @Arg('reason', () => String, { nullable: true, description: REASON }) reason?: string,
  ): Promise<ChangedStatuses> {
    return toChangedStatuses(await services.orderAdmin.setStatuses({ orders, status, reason }));
  }

  @Mutation(() => Boolean, {
    description: 'Staff: takes an order off every list; only one that was never paid.',
  })
  async deleteOrder(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
  ): Promise<boolean> {
    await services.orderAdmin.remove(id);
    return true;
  }
}
