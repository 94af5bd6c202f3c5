import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Field, ID, Info, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { asksFor } from '../../../platform/api/asks-for.js';
import { pageOf } from '../../../platform/api/pagination.js';
import type { Context } from '../../../platform/http/context.js';
import { DID_YOU_MEAN } from '../../../platform/search/slips.js';
import { Money, money } from '../../../platform/values/money.js';
import { ORDER_PARTS, Order, toOrder } from '../order-view.js';
import type { AdminOrderList } from './order-admin.service.js';
import {
  ChangedStatuses,
  StaffCancelPreview,
  toChangedStatuses,
  toStaffCancelPreview,
} from './order-admin.types.js';
import { OrdersAsked } from './order-filter.js';
import { OrderStatusesInput, OrderStatusInput, UndoStatusesInput } from './order-status.inputs.js';

@Resolver()
export class OrderAdminResolver {
  @Query(() => AdminOrderPage, {
    description: 'Staff: all orders, page by page. One with lines, timeline or payments costs far more.',
  })
  async adminOrders(
    @Ctx() { services }: Context,
    @Args(() => OrdersAsked) asked: OrdersAsked,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AdminOrderPage> {
    const page = await services.orderAdmin.list(asked);
    if (!asksFor(info, ORDER_PARTS)) return toAdminOrderPage(page);
    return toAdminOrderPage({ ...page, nodes: await services.orderAdmin.inFull(page.nodes) });
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
      'Staff: sets the status of an order. Cancelling a paid one refunds it. REASON_NEEDED when a version is sent and the status goes back, skips a step or undoes a cancellation.',
  })
  async adminUpdateOrderStatus(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
    @Arg('input', () => OrderStatusInput, { description: 'The status.' })
    { status, expectedRefund, ...asked }: OrderStatusInput,
  ): Promise<Order> {
    const expected = { ...asked, expectedRefundPence: expectedRefund };
    return toOrder(await services.orderAdmin.setStatus(id, status, expected));
  }

  @Mutation(() => Order, {
    description:
      'Staff: takes back the status that the same person set in the last ten seconds, and the email about it. CONFLICT when it is too late, the order has changed since, or a cancellation is part of it.',
  })
  async adminUndoOrderStatus(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
    @Arg('version', () => Int, { description: 'Its version since the status was set.' }) version: number,
  ): Promise<Order> {
    return toOrder(await services.orderAdmin.undoStatus(id, version));
  }

  @Mutation(() => ChangedStatuses, {
    description:
      'Staff: sets the status of many orders, each by itself; a refusal of one does not affect the others.',
  })
  async adminUpdateOrderStatuses(
    @Ctx() { services }: Context,
    @Arg('input', () => OrderStatusesInput, { description: 'The orders and their status.' })
    input: OrderStatusesInput,
  ): Promise<ChangedStatuses> {
    return toChangedStatuses(await services.orderAdmin.setStatuses(input));
  }

  @Mutation(() => ChangedStatuses, {
    description:
      'Staff: takes back the statuses that you set together, and the emails about them, while these wait; of each order that still stands so.',
  })
  async adminUndoOrderStatuses(
    @Ctx() { services }: Context,
    @Args() { orders }: UndoStatusesInput,
  ): Promise<ChangedStatuses> {
    return toChangedStatuses(await services.orderAdmin.undoStatuses(orders));
  }

  @Mutation(() => ID, {
    description: 'Staff: hides an order from every list; only one that was never paid. Gives its id.',
  })
  async adminDeleteOrder(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
  ): Promise<string> {
    await services.orderAdmin.remove(id);
    return id;
  }
}

@ObjectType({ description: 'One page of orders for staff, with figures.' })
class AdminOrderPage extends pageOf(Order, 'In the order asked for.') {
  @Field(() => String, { nullable: true, description: DID_YOU_MEAN }) didYouMean: string | null;
  @Field(() => Money, {
    nullable: true,
    description:
      'Payments minus refunds of the orders that match the filter, on all pages; null where words find more than 1,000.',
  })
  totalRevenue: Money | null;
  @Field(() => Int, { description: 'All orders, whatever the filter.' }) totalOrders: number;
  @Field(() => Int, { description: 'Orders being processed, whatever the filter.' }) processingOrders: number;
  @Field(() => Int, { description: 'Orders delivered, whatever the filter.' }) deliveredOrders: number;
}

/** A page of orders as GraphQL shows it. */
function toAdminOrderPage({ nodes, pageInfo, totals, didYouMean }: AdminOrderList): AdminOrderPage {
  return {
    nodes: nodes.map(toOrder),
    pageInfo,
    didYouMean,
    totalRevenue: totals.revenuePence === null ? null : money(totals.revenuePence),
    totalOrders: totals.count,
    processingOrders: totals.processing,
    deliveredOrders: totals.delivered,
  };
}
