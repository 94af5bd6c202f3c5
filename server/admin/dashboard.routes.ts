import { toRestOrder } from '../orders/order.rest.js';
import { type EndpointGroup, endpoint } from '../rest/endpoint.js';
import { toPounds } from '../shared/money.js';
import { RestDashboard } from './dashboard.rest.js';

export const dashboardEndpoints: EndpointGroup = {
  tag: 'Dashboard',
  description: 'What staff see first.',
  endpoints: [
    endpoint({
      route: 'GET /dashboard',
      access: 'admin',
      summary: 'Staff: the totals of the shop, and its latest five orders.',
      response: RestDashboard,
      example: {},
      handle: async ({ services }) => {
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
