import { toRestOrder } from '../orders/order.rest.js';
import { type CallGroup, call } from '../rest/rest-endpoint.js';
import { toPounds } from '../shared/money.js';
import { FiguresQuery, RestDashboard, RestFigures, RestTasks, toRestFigures } from './dashboard.rest.js';

/** What staff see first. */
export const dashboardCalls: CallGroup = {
  heading: 'Dashboard',
  calls: [
    call({
      route: 'GET /dashboard',
      who: 'admin',
      summary: 'Staff: the totals of the shop, and its latest five orders.',
      graphql: ['dashboard'],
      answer: RestDashboard,
      example: {},
      work: async ({ services }) => {
        const { revenuePence, latestOrders, ...totals } = await services.dashboard.read();
        return {
          ...totals,
          totalRevenue: toPounds(revenuePence),
          latestOrders: latestOrders.map(toRestOrder),
        };
      },
    }),
    call({
      route: 'GET /dashboard/figures',
      who: 'admin',
      summary: 'Staff: money and orders by day and by destination, of three years at most.',
      graphql: ['dashboardFigures'],
      query: FiguresQuery,
      answer: RestFigures,
      example: { query: { from: '2026-11-01', to: '2026-11-07' } },
      work: async ({ services, query: { from, to } }) =>
        toRestFigures(await services.dashboard.figures(String(from ?? ''), String(to ?? ''))),
    }),
    call({
      route: 'GET /dashboard/tasks',
      who: 'admin',
      summary: 'Staff: what waits for somebody; every kind, also when nothing does.',
      graphql: ['dashboardTasks'],
      answer: RestTasks,
      example: {},
      work: async ({ services }) => ({ tasks: await services.dashboard.tasks() }),
    }),
  ],
};
