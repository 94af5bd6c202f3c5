import { type EndpointGroup, endpoint } from '../../rest/endpoint.js';
import { readIfMatch } from '../../shared/api/if-match.js';
import { RestDone } from '../../shared/api/rest-schema.js';
import { toPounds } from '../../shared/money.js';
import { StatusBody } from '../order.bodies.js';
import { ORDER_CONFLICT, RestOrderAnswer, toRestOrder } from '../order.rest.js';
import { OrdersQuery, readOrdersQuery } from '../orders-query.js';
import { readOrderStatus } from '../read-status.js';
import { RestAdminOrders } from './order-admin.rest.js';

/** The status has two addresses and one meaning. */
const setStatus = (route: 'PUT /orders/{id}/status' | 'PUT /admin/orders/{id}/status') =>
  endpoint({
    route,
    access: 'admin',
    summary:
      'Staff: sets how far an order has come. Cancelling a paid one refunds it. REASON_NEEDED when a version is sent and the status goes back, skips a step or undoes a cancellation.',
    body: StatusBody,
    response: RestOrderAnswer,
    errors: [404, 409],
    conflict: ORDER_CONFLICT,
    example: { params: { id: '$order' }, headers: { 'If-Match': '*' }, body: { status: 'In transit' } },
    handle: async ({ services, params, body, request }) => {
      const asked = {
        version: body.version ?? readIfMatch(request.header('if-match')),
        reason: body.reason,
      };
      const status = readOrderStatus(body.status);
      return { order: toRestOrder(await services.orderAdmin.setStatus(params.id, status, asked)) };
    },
  });

export const orderAdminEndpoints: EndpointGroup = {
  tag: 'Orders, for staff',
  description: 'Orders as staff keep them.',
  endpoints: [
    endpoint({
      route: 'GET /admin/orders',
      access: 'admin',
      summary: 'Staff: all orders, page by page, with figures.',
      query: OrdersQuery,
      response: RestAdminOrders,
      example: {
        query: { page: '1', limit: '10', status: 'processing', search: 'ann', destination: 'Hong Kong' },
      },
      handle: async ({ services, query }) => {
        const list = await services.orderAdmin.list(readOrdersQuery(query));
        return {
          orders: (await services.orderAdmin.inFull(list.rows)).map(toRestOrder),
          pagination: {
            currentPage: list.page,
            totalPages: list.totalPages,
            total: list.total,
            limit: list.pageSize,
            totalRevenue: toPounds(list.totals.revenuePence),
          },
          totalOrders: list.totals.count,
          totalProcessingOrders: list.totals.processing,
          totalDeliveredOrders: list.totals.delivered,
        };
      },
    }),
    setStatus('PUT /admin/orders/{id}/status'),
    setStatus('PUT /orders/{id}/status'),
    endpoint({
      route: 'DELETE /admin/orders/{id}',
      access: 'admin',
      summary: 'Staff: takes an order off every list; only one that was never paid.',
      response: RestDone,
      errors: [404, 409],
      example: { params: { id: '$unpaidOrder' } },
      handle: async ({ services, params }) => {
        await services.orderAdmin.remove(params.id);
        return { message: 'Order deleted' };
      },
    }),
  ],
};
