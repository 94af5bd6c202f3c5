import { Type } from 'typebox';
import { type CallGroup, call } from '../rest-door.js';
import { readIfMatch } from '../shared/if-match.js';
import { toPounds } from '../shared/money.js';
import { Pounds, RestDone, shape, Whole } from '../shared/rest-schema.js';
import { StatusBody } from './order.bodies.js';
import { PAGINATION_FIELDS, RestOrder, RestOrderAnswer, toRestOrder } from './order.rest.js';
import { OrdersQuery, readOrdersQuery } from './orders-query.js';
import { readOrderStatus } from './read-status.js';

const RestAdminOrders = shape({
  orders: Type.Array(RestOrder),
  pagination: shape({
    ...PAGINATION_FIELDS,
    totalRevenue: Pounds('What was paid and not given back, over all orders.'),
  }),
  totalProcessingOrders: Whole('All orders being processed.'),
  totalDeliveredOrders: Whole('All orders delivered.'),
});

/** The status has two addresses and one meaning. */
const setStatus = (route: 'PUT /orders/{id}/status' | 'PUT /admin/orders/{id}/status') =>
  call({
    route,
    who: 'admin',
    summary: 'Staff: sets how far an order has come. Cancelling a paid one gives its money back.',
    graphql: ['updateOrderStatus'],
    body: StatusBody,
    answer: RestOrderAnswer,
    refusals: [404, 409],
    example: { params: { id: '$order' }, headers: { 'If-Match': '*' }, body: { status: 'In transit' } },
    work: async ({ services, params, body, request }) => {
      const version = body.version ?? readIfMatch(request.header('if-match'));
      const status = readOrderStatus(body.status);
      return { order: toRestOrder(await services.orderAdmin.setStatus(params.id, status, version)) };
    },
  });

/** Orders as staff keep them. */
export const orderAdminCalls: CallGroup = {
  heading: 'Orders, for staff',
  calls: [
    call({
      route: 'GET /admin/orders',
      who: 'admin',
      summary: 'Staff: all orders, page by page; the figures are over all of them whatever the filter.',
      graphql: ['adminOrders'],
      query: OrdersQuery,
      answer: RestAdminOrders,
      example: { query: { page: '1', limit: '10', status: 'processing', search: 'ann' } },
      work: async ({ services, query }) => {
        const list = await services.orderAdmin.list(readOrdersQuery(query));
        return {
          orders: list.orders.map(toRestOrder),
          pagination: {
            currentPage: list.page,
            totalPages: list.totalPages,
            total: list.total,
            limit: list.pageSize,
            totalRevenue: toPounds(list.totals.revenuePence),
          },
          totalProcessingOrders: list.totals.processing,
          totalDeliveredOrders: list.totals.delivered,
        };
      },
    }),
    setStatus('PUT /admin/orders/{id}/status'),
    setStatus('PUT /orders/{id}/status'),
    call({
      route: 'DELETE /admin/orders/{id}',
      who: 'admin',
      summary: 'Staff: takes an order off every list; only one that was never paid.',
      graphql: ['deleteOrder'],
      answer: RestDone,
      refusals: [404, 409],
      example: { params: { id: '$unpaidOrder' } },
      work: async ({ services, params }) => {
        await services.orderAdmin.remove(params.id);
        return { message: 'Order deleted' };
      },
    }),
  ],
};
