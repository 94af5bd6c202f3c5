import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Field, ID, Info, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { pageOf } from '../../../platform/api/pagination.js';
import { selectsAnyField } from '../../../platform/api/selects-any-field.js';
import type { Context } from '../../../platform/http/context.js';
import { DID_YOU_MEAN } from '../../../platform/search/slips.js';
import { Money, money } from '../../../platform/values/money.js';
import { ORDER_PARTS, Order, toOrder, toOrderOfList } from '../order-view.js';
import type { BulkOutcome } from './change-statuses.js';
import type { AdminOrderList } from './order-admin.service.js';
import {
  ChangedStatuses,
  StaffCancelPreview,
  toChangedStatuses,
  toStaffCancelPreview,
} from './order-admin.types.js';
import { OrdersArgs } from './order-filter.js';
import { OrderStatusesInput, OrderStatusInput, UndoStatusesInput } from './order-status.inputs.js';

@Resolver()
export class OrderAdminResolver {
  @Query(() => AdminOrderPage, {
    description: 'Staff: all orders. Lines, timeline and payments raise the query cost.',
  })
  async adminOrders(
    @Ctx() { services }: Context,
    @Args(() => OrdersArgs) asked: OrdersArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AdminOrderPage> {
    const page = await services.orderAdmin.list(asked);
    if (!selectsAnyField(info, ORDER_PARTS)) return toAdminOrderPage(page);
    return toAdminOrderPage({ ...page, nodes: await services.orderAdmin.inFull(page.nodes) });
  }

  @Query(() => StaffCancelPreview, {
    description: 'Staff: previews the refund of cancelling an order. Nothing is changed.',
  })
  async adminCancellationPreview(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
  ): Promise<StaffCancelPreview> {
    return toStaffCancelPreview(await services.orderAdmin.previewCancel(id));
  }

  @Mutation(() => Order, {
    description:
      'Staff: sets the status of an order. Cancelling a paid order refunds it. Refused with REASON_NEEDED when a version is sent without a reason and the status goes back, skips a step or undoes a cancellation.',
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
      'Staff: undoes the status that the same person set in the last ten seconds, and its email. Refused with CONFLICT when it is too late, when the order has changed since, or when a cancellation is part of it.',
  })
  async adminUndoOrderStatus(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
    @Arg('version', () => Int, { description: "The order's version after that." }) version: number,
  ): Promise<Order> {
    return toOrder(await services.orderAdmin.undoStatus(id, version));
  }

  @Mutation(() => ChangedStatuses, {
    description:
      'Staff: sets the status of many orders, each independently; a refused order does not affect the others.',
  })
  async adminUpdateOrderStatuses(
    @Ctx() { services }: Context,
    @Arg('input', () => OrderStatusesInput, { description: 'The orders and their status.' })
    input: OrderStatusesInput,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ChangedStatuses> {
    return shownOutcome(services, info, await services.orderAdmin.setStatuses(input));
  }

  @Mutation(() => ChangedStatuses, {
    description:
      'Staff: undoes the statuses that you set together, and their emails, while these wait. Orders that have changed since keep their status.',
  })
  async adminUndoOrderStatuses(
    @Ctx() { services }: Context,
    @Args() { orders }: UndoStatusesInput,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ChangedStatuses> {
    return shownOutcome(services, info, await services.orderAdmin.undoStatuses(orders));
  }

  @Mutation(() => ID, {
    description: 'Staff: hides an order that was never paid from every list. Returns its id.',
  })
  async adminDeleteOrder(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
  ): Promise<string> {
    await services.orderAdmin.remove(id);
    return id;
  }
}

/** The outcome with the changed orders in full where the operation selects a part that a list leaves out. */
async function shownOutcome(
  { orderAdmin }: Context['services'],
  info: GraphQLResolveInfo,
  outcome: BulkOutcome,
): Promise<ChangedStatuses> {
  if (!selectsAnyField(info, ORDER_PARTS, 'changed')) return toChangedStatuses(outcome);
  return toChangedStatuses({ ...outcome, changed: await orderAdmin.inFull(outcome.changed, true) });
}

@ObjectType({ description: 'One page of orders for staff, with figures.' })
class AdminOrderPage extends pageOf(Order, 'The orders, in the requested order.') {
  @Field(() => String, { nullable: true, description: DID_YOU_MEAN }) didYouMean: string | null;
  @Field(() => Money, {
    nullable: true,
    description:
      'Payments minus refunds of all orders that match the filter, on all pages; null when a search finds more than 1,000.',
  })
  totalRevenue: Money | null;
  @Field(() => Int, { description: 'Number of all orders, whatever the filter.' }) totalOrders: number;
  @Field(() => Int, { description: 'Number of orders in processing.' }) processingOrders: number;
  @Field(() => Int, { description: 'Number of delivered orders.' }) deliveredOrders: number;
}

/** A page of orders as GraphQL shows it. */
function toAdminOrderPage({ nodes, pageInfo, totals, didYouMean }: AdminOrderList): AdminOrderPage {
  return {
    nodes: nodes.map(toOrderOfList),
    pageInfo,
    didYouMean,
    totalRevenue: totals.revenuePence === null ? null : money(totals.revenuePence),
    totalOrders: totals.count,
    processingOrders: totals.processing,
    deliveredOrders: totals.delivered,
  };
}
