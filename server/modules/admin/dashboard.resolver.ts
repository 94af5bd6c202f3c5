import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { CalendarDate } from '../../platform/api/scalars.js';
import type { Context } from '../../platform/http/context.js';
import { toOrder } from '../orders/order-view.js';
import { Dashboard, DashboardFigures, Task, TaskCount } from './dashboard.types.js';
import { DashboardMorning, SetupStep } from './morning.types.js';

@Resolver()
export class DashboardResolver {
  @Query(() => Dashboard, { description: 'Staff: the dashboard.' })
  async adminDashboard(@Ctx() { services }: Context): Promise<Dashboard> {
    const { latestOrders, ...totals } = await services.dashboard.read();
    return { ...totals, latestOrders: latestOrders.map(toOrder) };
  }

  @Query(() => DashboardFigures, {
    description: 'Staff: revenue and orders by day and destination, for a period of at most three years.',
  })
  adminDashboardFigures(
    @Ctx() { services }: Context,
    @Arg('from', () => CalendarDate, { description: 'The first day.' }) from: string,
    @Arg('to', () => CalendarDate, { description: 'The last day; not before the first.' }) to: string,
  ): Promise<DashboardFigures> {
    return services.dashboard.figures(from, to);
  }

  @Query(() => [Task], {
    description:
      'Staff: open tasks of every kind that you have the permission for, including kinds with none.',
  })
  adminDashboardTasks(@Ctx() { services }: Context): Promise<Task[]> {
    return services.dashboard.tasks();
  }

  @Query(() => [TaskCount], {
    description:
      'Staff: number of open tasks, of the kinds that the menu counts and you have the permission for.',
  })
  adminTaskCounts(@Ctx() { services }: Context): Promise<TaskCount[]> {
    return services.dashboard.counts();
  }

  @Query(() => DashboardMorning, {
    description: 'Staff: the news since yesterday, and the collections of today and tomorrow.',
  })
  adminDashboardMorning(@Ctx() { services }: Context): Promise<DashboardMorning> {
    return services.dashboard.morning();
  }

  @Query(() => [SetupStep], { description: 'Staff: the steps before a new shop can trade, in order.' })
  adminShopSetup(@Ctx() { services }: Context): Promise<SetupStep[]> {
    return services.dashboard.setup();
  }
}
