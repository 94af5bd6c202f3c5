import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.js';
import { Order, toOrder } from '../orders/order-view.js';
import { Money, money } from '../shared/money.js';

@ObjectType({ description: 'What staff see first: how the shop stands.' })
class Dashboard {
  @Field(() => Int, { description: 'All orders.' }) totalOrders: number;
  @Field(() => Int, { description: 'All accounts, staff among them.' }) totalUsers: number;
  @Field(() => Money, { description: 'What was paid and not given back.' }) totalRevenue: Money;
  @Field(() => Int, { description: 'All products, drafts among them.' }) totalProducts: number;
  @Field(() => [Order], { description: 'The five booked last, newest first.' }) latestOrders: Order[];
}

@Resolver()
export class DashboardResolver {
  @Query(() => Dashboard, { description: 'Staff: how the shop stands.' })
  async dashboard(@Ctx() { services }: Context): Promise<Dashboard> {
    const { revenuePence, latestOrders, ...totals } = await services.dashboard.read();
    return { ...totals, totalRevenue: money(revenuePence), latestOrders: latestOrders.map(toOrder) };
  }
}
