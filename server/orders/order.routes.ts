import { type CallGroup, call } from '../rest-door.js';
import { notFound } from '../shared/errors.js';
import { toPounds } from '../shared/money.js';
import { PAGE_SIZE_MAX } from '../shared/pagination.js';
import { asRecord } from '../shared/validate.js';
import { EmailOrderBody, StatusBody } from './order.bodies.js';
import { RestMyOrders, RestOrder, RestOrderAnswer, RestQueued, toRestOrder } from './order.rest.js';

/** Orders of a customer, their e-mail, and the status that staff set. */
export const orderCalls: CallGroup = {
  heading: 'Orders',
  calls: [
    call({
      route: 'GET /orders/my-orders',
      who: 'user',
      summary: 'Your orders, newest first, with figures over all of them.',
      graphql: ['myOrders'],
      answer: RestMyOrders,
      example: {},
      work: async ({ services }) => {
        const { orders, totals } = await services.orders.mineInFull(1, PAGE_SIZE_MAX);
        return {
          orders: orders.map(toRestOrder),
          count: totals.count,
          totalRevenue: toPounds(totals.revenuePence),
          processingOrders: totals.processing,
          deliveredOrders: totals.delivered,
        };
      },
    }),
    call({
      route: 'GET /orders/{id}',
      who: 'user',
      summary: 'One of your orders; any order for staff.',
      graphql: ['order'],
      answer: RestOrder,
      refusals: [404],
      example: { params: { id: '$order' } },
      work: async ({ services, params }) => toRestOrder(await services.orders.find(params.id)),
    }),
    call({
      route: 'PUT /orders/{id}/status',
      who: 'admin',
      summary: 'Staff: sets how far an order has come; dated on its timeline.',
      graphql: ['updateOrderStatus'],
      body: StatusBody,
      answer: RestOrderAnswer,
      refusals: [404],
      example: { params: { id: '$order' }, body: { status: 'In transit' } },
      work: async ({ services, params, body }) => {
        const spelled = body.status
          .trim()
          .toLowerCase()
          .replace(/[\s-]+/g, '_');
        return { order: toRestOrder(await services.orders.setStatus(params.id, spelled)) };
      },
    }),
    call({
      route: 'POST /email/order-details',
      who: 'user',
      summary:
        'Sends the order to the address it was booked with; once. 202 while on its way, 200 afterwards.',
      graphql: ['emailOrderDetails'],
      body: EmailOrderBody,
      answer: RestQueued,
      alsoStatuses: [202],
      refusals: [404],
      example: { body: { order: { _id: '$order' }, userEmail: 'ann@example.com', userName: 'Ann' } },
      work: async ({ services, body, response }) => {
        const isOnItsWay = await services.orders.emailDetails(readOrderId(body));
        response.status(isOnItsWay ? 202 : 200);
        return { queued: true };
      },
    }),
  ],
};

/** Only the id of the order is read: the address and the words of the message are ours. */
function readOrderId({ order, orderId }: EmailOrderBody): string {
  const { _id, id } = asRecord(order);
  const named = orderId ?? _id ?? id;
  if (typeof named !== 'string') throw notFound('Order');
  return named;
}
