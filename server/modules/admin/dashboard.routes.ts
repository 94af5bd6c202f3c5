import { type EndpointGroup, endpoint } from '../../platform/rest/endpoint.js';
import { int, listOf, object, pounds } from '../../platform/rest/serializer.js';
import { restOrder } from '../orders/order.rest.js';
import type { DashboardOverview } from './dashboard.service.js';

const restDashboard = object<DashboardOverview>(
  'Dashboard',
  'How the shop stands.',
)({
  totalOrders: int('All orders.'),
  totalUsers: int('All accounts, staff among them.'),
  totalRevenue: pounds('Payments minus refunds.').from(({ revenuePence }) => revenuePence),
  totalProducts: int('All products, drafts among them.'),
  latestOrders: listOf(restOrder),
});

export const dashboardEndpoints: EndpointGroup = {
  tag: 'Dashboard',
  description: 'What staff see first.',
  endpoints: [
    endpoint({
      route: 'GET /dashboard',
      failed: 'Failed to fetch dashboard data',
      access: 'admin',
      summary: 'Staff: the totals of the shop, and its latest five orders.',
      response: restDashboard,
      example: {},
      handle: ({ services }) => services.dashboard.read(),
    }),
  ],
};
