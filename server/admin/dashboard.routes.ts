import { Type } from 'typebox';
import { RestOrder, toRestOrder } from '../orders/order.rest.js';
import { type CallGroup, call } from '../rest-door.js';
import { toPounds } from '../shared/money.js';
import { Pounds, shape, Whole } from '../shared/rest-schema.js';

const RestDashboard = shape(
  {
    totalOrders: Whole('All orders.'),
    totalUsers: Whole('All accounts, staff among them.'),
    totalRevenue: Pounds('What was paid and not given back.'),
    totalProducts: Whole('All products, drafts among them.'),
    latestOrders: Type.Array(RestOrder),
  },
  { name: 'Dashboard', description: 'How the shop stands.' },
);

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
