import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Field, ID, Info, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { selectsAnyField } from '../../platform/api/selects-any-field.js';
import type { Context } from '../../platform/http/context.js';
import { money } from '../../platform/values/money.js';
import { MyOrdersArgs } from './list/my-orders-args.js';
import { ORDER_PARTS, Order, OrderPage, toOrder, toOrderOfList } from './order-view.js';

@ObjectType({ description: 'The confirmation that a message is queued.' })
class EmailReceipt {
  @Field({ description: 'Always true; delivery is tried for about three days.' }) queued: boolean;
}

@Resolver()
export class OrderResolver {
  @Query(() => Order, { description: 'One of your orders; for staff, any order.' })
  async order(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of an order that you may see.' }) id: string,
  ): Promise<Order> {
    return toOrder(await services.orders.find(id));
  }

  @Query(() => OrderPage, { description: 'Your orders, newest first.' })
  async myOrders(
    @Ctx() { services }: Context,
    @Args(() => MyOrdersArgs) asked: MyOrdersArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<OrderPage> {
    const { orders } = services;
    const inFull = selectsAnyField(info, ORDER_PARTS);
    const { nodes, pageInfo, totals } = await (inFull ? orders.mineInFull(asked) : orders.mine(asked));
    return {
      nodes: nodes.map(toOrderOfList),
      pageInfo,
      totalOrders: totals.count,
      totalRevenue: money(totals.revenuePence),
      processingOrders: totals.processing,
      deliveredOrders: totals.delivered,
    };
  }

  @Mutation(() => EmailReceipt, {
    description: 'Sends the order details to the address the order was booked with, once.',
  })
  async emailOrderDetails(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of an order that you may see.' }) id: string,
  ): Promise<EmailReceipt> {
    await services.orders.emailDetails(id);
    return { queued: true };
  }
}
