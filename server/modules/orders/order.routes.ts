import { PAGE_SIZE_MAX } from '../../platform/api/pagination.js';
import { asRecord } from '../../platform/api/validate.js';
import { notFound } from '../../platform/errors/errors.js';
import { type EndpointGroup, endpoint } from '../../platform/rest/endpoint.js';
import { bool, object } from '../../platform/rest/serializer.js';
import { MyOrdersArgs } from './list/my-orders-args.js';
import { EmailOrderBody } from './order.bodies.js';
import { restMyOrders, restOrder } from './order.rest.js';

export const orderEndpoints: EndpointGroup = {
  tag: 'Orders',
  description: 'Orders of a customer, and their email.',
  endpoints: [
    endpoint({
      route: 'GET /orders/my-orders',
      failed: 'Failed to fetch orders',
      access: 'user',
      summary: 'Your orders, newest first, with figures over all of them; the newest 100 unless asked.',
      query: MyOrdersArgs,
      response: restMyOrders,
      example: { query: { page: '1', limit: '10', status: 'processing', search: 'perth', range: 'last30' } },
      handle: ({ services, query }) =>
        services.orders.mineInFull({ ...query, pageSize: query.pageSize ?? PAGE_SIZE_MAX }),
    }),
    endpoint({
      route: 'GET /orders/{id}',
      failed: 'Failed to fetch order',
      access: 'user',
      summary: 'One of your orders; any order for staff.',
      response: restOrder,
      errors: [404],
      example: { params: { id: '$order' } },
      handle: async ({ services, params }) => {
        const [order] = await services.orderNotes.withNotes([await services.orders.find(params.id)]);
        return order!;
      },
    }),
    endpoint({
      route: 'POST /email/order-details',
      access: 'user',
      summary:
        'Sends the order to the address it was booked with; once. 202 while on its way, 200 afterwards.',
      body: EmailOrderBody,
      response: object<{ queued: boolean }>()({
        queued: bool('True: it is on its way, or was sent before.'),
      }),
      otherStatuses: [202],
      errors: [404],
      example: { body: { order: { _id: '$order' }, userEmail: 'ann@example.com', userName: 'Ann' } },
      handle: async ({ services, body, response }) => {
        const isOnItsWay = await services.orders.emailDetails(readOrderId(body));
        response.status(isOnItsWay ? 202 : 200);
        return { queued: true };
      },
    }),
  ],
};

/** Reads only the id of the order: the email's recipient and text come from the database. */
function readOrderId({ order, orderId }: EmailOrderBody): string {
  const { _id, id } = asRecord(order);
  const named = orderId ?? _id ?? id;
  if (typeof named !== 'string') throw notFound('Order');
  return named;
}
