import { ORDER_STATUSES } from '../../../../rules/orders/order-status-move.js';
import type { PageInfo } from '../../../platform/api/pagination.js';
import { readWord } from '../../../platform/api/query-fields.js';
import { type EndpointGroup, endpoint } from '../../../platform/rest/endpoint.js';
import { done, int, listOf, nullable, object, pounds } from '../../../platform/rest/serializer.js';
import { StatusBody } from '../order.bodies.js';
import { ORDER_CONFLICT, pagination, restOrder, restOrderAnswer } from '../order.rest.js';
import type { FullOrder } from '../order.store.js';
import type { AdminOrderList } from './order-admin.service.js';
import { OrdersArgs } from './order-filter.js';

const restAdminOrders = object<AdminOrderList & { orders: readonly FullOrder[] }>()({
  orders: listOf(restOrder),
  pagination: object<PageInfo & { revenuePence: number | null }>()({
    ...pagination.fields,
    totalRevenue: nullable(
      pounds('Payments minus refunds of the orders on all pages; null where words find more than 1,000.'),
    ).from(({ revenuePence }) => revenuePence),
  }).from(({ pageInfo, totals }) => ({ ...pageInfo, ...totals })),
  totalOrders: int('All orders, whatever the filter.').from(({ totals }) => totals.count),
  totalProcessingOrders: int('All orders being processed, whatever the filter.').from(
    ({ totals }) => totals.processing,
  ),
  totalDeliveredOrders: int('All orders delivered, whatever the filter.').from(
    ({ totals }) => totals.delivered,
  ),
});

/** Two paths set the status in the same way. */
const setStatus = (route: 'PUT /orders/{id}/status' | 'PUT /admin/orders/{id}/status') =>
  endpoint({
    route,
    failed: 'Failed to update order status',
    access: 'admin',
    summary:
      'Staff: sets the status of an order. Cancelling a paid one refunds it. REASON_NEEDED when a version is sent and the status goes back, skips a step or undoes a cancellation.',
    body: StatusBody,
    response: restOrderAnswer,
    errors: [404, 409],
    conflict: ORDER_CONFLICT,
    example: { params: { id: '$order' }, headers: { 'If-Match': '*' }, body: { status: 'In transit' } },
    handle: async ({ services, params, body, ifMatch }) => {
      const asked = {
        version: body.version ?? ifMatch(),
        reason: body.reason,
      };
      const status = readWord(ORDER_STATUSES, body.status, 'status', 'Status');
      return services.orderAdmin.setStatus(params.id, status, asked);
    },
  });

export const orderAdminEndpoints: EndpointGroup = {
  tag: 'Orders, for staff',
  description: 'Orders as staff keep them.',
  endpoints: [
    endpoint({
      route: 'GET /admin/orders',
      failed: 'Failed to fetch orders',
      access: 'admin',
      summary: 'Staff: all orders, page by page, with figures.',
      query: OrdersArgs,
      response: restAdminOrders,
      example: {
        query: { page: '1', limit: '10', status: 'processing', search: 'ann', destination: 'Hong Kong' },
      },
      handle: async ({ services, query }) => {
        const list = await services.orderAdmin.list(query);
        const orders = await services.orderAdmin.inFull(list.nodes);
        return { ...list, orders: await services.orderNotes.withNotes(orders) };
      },
    }),
    setStatus('PUT /admin/orders/{id}/status'),
    setStatus('PUT /orders/{id}/status'),
    endpoint({
      route: 'DELETE /admin/orders/{id}',
      failed: 'Failed to delete order',
      access: 'admin',
      summary: 'Staff: hides an order from every list; only one that was never paid.',
      response: done('Order deleted'),
      errors: [404, 409],
      example: { params: { id: '$unpaidOrder' } },
      handle: ({ services, params }) => services.orderAdmin.remove(params.id),
    }),
  ],
};
