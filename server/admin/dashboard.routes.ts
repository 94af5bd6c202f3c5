import { toRestOrder } from '../orders/order.rest.js';
import { type CallGroup, call } from '../rest/rest-endpoint.js';
import { toPounds } from '../shared/money.js';
import { RestDashboard } from './dashboard.rest.js';

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
  ],
};
