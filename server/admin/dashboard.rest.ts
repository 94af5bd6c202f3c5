import { Type } from 'typebox';
import { RestOrder } from '../orders/order.rest.js';
import { Int, Pounds, shape } from '../shared/api/rest-schema.js';

export const RestDashboard = shape(
  {
    totalOrders: Int('All orders.'),
    totalUsers: Int('All accounts, staff among them.'),
    totalRevenue: Pounds('Payments minus refunds.'),
    totalProducts: Int('All products, drafts among them.'),
    latestOrders: Type.Array(RestOrder),
  },
  { name: 'Dashboard', description: 'How the shop stands.' },
);
