import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.js';
import { money } from '../shared/money.js';
import { Order, OrderPage, toOrder, toOrderSummary } from './order-view.js';

@ObjectType({ description: 'Whether a message is on its way.' })
class EmailReceipt {
  @Field({ description: 'Always true; sending is tried for about three days.' }) queued: boolean;
}

@Resolver()
export class OrderResolver {
  @Query(() => Order, { description: 'One of your orders; any order for staff.' })
  async order(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of an order you may see.' }) id: string,
  ): Promise<Order> {
    return toOrder(await services.orders.find(id));
  }

  @Query(() => OrderPage, { description: 'Your orders, newest first.' })
  async myOrders(
    @Ctx() { services }: Context,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 10, description: 'At most 100.' }) pageSize: number,
  ): Promise<OrderPage> {
    const { orders, totals, ...asked } = await services.orders.mine(page, pageSize);
    return {
      ...asked,
      orders: orders.map(toOrderSummary),
      count: totals.count,
      totalRevenue: money(totals.revenuePence),
      processingOrders: totals.processing,
      deliveredOrders: totals.delivered,
    };
  }

  @Mutation(() => EmailReceipt, { description: 'Sends the order to the address it was booked with; once.' })
  async emailOrderDetails(
    @Ctx() { services }: Context,
    @Arg('orderId', () => ID, { description: 'Of an order you may see.' }) orderId: string,
  ): Promise<EmailReceipt> {
    await services.orders.emailDetails(orderId);
    return { queued: true };
  }
}
