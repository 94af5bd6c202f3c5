import { Type } from 'typebox';
import { RestOrder } from '../orders/order.rest.js';
import { Pounds, shape, Whole } from '../shared/api/rest-schema.js';

export const RestDashboard = shape(
  {
    totalOrders: Whole('All orders.'),
    totalUsers: Whole('All accounts, staff among them.'),
    totalRevenue: Pounds('Payments minus refunds.'),
    totalProducts: Whole('All products, drafts among them.'),
    latestOrders: Type.Array(RestOrder),
  },
  { name: 'Dashboard', description: 'How the shop stands.' },
);
