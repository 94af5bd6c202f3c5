import { Type } from 'typebox';
import { Pounds, shape, Whole } from '../../shared/api/rest-schema.js';
import { PAGINATION_FIELDS, RestOrder } from '../order.rest.js';

export const RestAdminOrders = shape({
  orders: Type.Array(RestOrder),
  pagination: shape({
    ...PAGINATION_FIELDS,
    totalRevenue: Pounds('Payments minus refunds of the orders on all pages.'),
  }),
  totalOrders: Whole('All orders, whatever the filter.'),
  totalProcessingOrders: Whole('All orders being processed, whatever the filter.'),
  totalDeliveredOrders: Whole('All orders delivered, whatever the filter.'),
});
