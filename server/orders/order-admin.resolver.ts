import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  registerEnumType,
} from 'type-graphql';
import type { Context } from '../context.js';
import { enumOf } from '../shared/enums.js';
import { Money, money } from '../shared/money.js';
import { ORDER_SORTS, type OrderSort } from './admin-orders.store.js';
import type { OrderStatus, PaymentStatus } from './order.entity.js';
import { Order, OrderStatuses, PaymentStatuses, toOrder } from './order-view.js';

const OrderSorts = enumOf<OrderSort>(ORDER_SORTS);
registerEnumType(OrderSorts, {
  name: 'OrderSort',
  description: 'In which order staff see orders.',
  valuesConfig: {
    newest: { description: 'Booked last first.' },
    oldest: { description: 'Booked first first.' },
    totalDescending: { description: 'Dearest first.' },
    totalAscending: { description: 'Cheapest first.' },
  },
});

@ObjectType({ description: 'One page of all orders, with figures over all of them whatever the filter.' })
class AdminOrderPage {
  @Field(() => [Order], { description: 'The orders of this page.' }) orders: Order[];
  @Field(() => Int, { description: 'Orders that the filter lets through.' }) total: number;
  @Field(() => Int, { description: 'This page, from 1.' }) page: number;
  @Field(() => Int, { description: 'Orders on a page.' }) pageSize: number;
  @Field(() => Int, { description: 'Pages in all.' }) totalPages: number;
  @Field(() => Int, { description: 'All orders.' }) totalOrders: number;
  @Field(() => Money, { description: 'What was paid and not given back, over all orders.' })
  totalRevenue: Money;
  @Field(() => Int, { description: 'Orders being processed.' }) processingOrders: number;
  @Field(() => Int, { description: 'Orders delivered.' }) deliveredOrders: number;
}

@ArgsType()
class AdminOrdersAsked {
  @Field(() => Int, { defaultValue: 1, description: 'Which page, from 1.' }) page: number;
  @Field(() => Int, { defaultValue: 10, description: 'Orders on a page, 1 to 100.' }) pageSize: number;
  @Field(() => OrderStatuses, { nullable: true, description: 'Only orders that have come so far.' })
  status?: OrderStatus;
  @Field(() => PaymentStatuses, { nullable: true, description: 'Only orders whose payment stands so.' })
  paymentStatus?: PaymentStatus;
  @Field(() => String, {
    nullable: true,
    description: 'Words that stand in number, name, e-mail, cities or tracking number; up to 100 characters.',
  })
  search?: string;
  @Field(() => OrderSorts, { defaultValue: 'newest', description: 'In which order.' }) sort: OrderSort;
}

@Resolver()
export class OrderAdminResolver {
  @Query(() => AdminOrderPage, { description: 'Staff: all orders, page by page.' })
  async adminOrders(
    @Ctx() { services }: Context,
    @Args(() => AdminOrdersAsked) asked: AdminOrdersAsked,
  ): Promise<AdminOrderPage> {
    const { orders, totals, ...page } = await services.orderAdmin.list(asked);
    return {
      ...page,
      orders: orders.map(toOrder),
      totalOrders: totals.count,
      totalRevenue: money(totals.revenuePence),
      processingOrders: totals.processing,
      deliveredOrders: totals.delivered,
    };
  }

  @Mutation(() => Order, {
    description: 'Staff: sets how far an order has come. Cancelling a paid one gives its money back.',
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
  ): Promise<Order> {
    return toOrder(await services.orderAdmin.setStatus(id, status, version));
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
