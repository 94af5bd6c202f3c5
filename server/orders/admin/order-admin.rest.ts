import { Type } from 'typebox';
import { Int, Pounds, shape } from '../../shared/api/rest-schema.js';
import { PAGINATION_FIELDS, RestOrder } from '../order.rest.js';

export const RestAdminOrders = shape({
  orders: Type.Array(RestOrder),
  pagination: shape({
    ...PAGINATION_FIELDS,
    totalRevenue: Pounds('Payments minus refunds of the orders on all pages.'),
  }),
  totalOrders: Int('All orders, whatever the filter.'),
  totalProcessingOrders: Int('All orders being processed, whatever the filter.'),
  totalDeliveredOrders: Int('All orders delivered, whatever the filter.'),
});
