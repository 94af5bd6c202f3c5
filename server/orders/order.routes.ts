import { IsString } from 'class-validator';
import { Router } from 'express';
import type { Parts } from '../parts.js';
import { forUser } from '../rest-door.js';
import { notFound } from '../shared/errors.js';
import { toPounds } from '../shared/money.js';
import { PAGE_SIZE_MAX } from '../shared/pagination.js';
import { asRecord, readInput } from '../shared/validate.js';
import { toRestOrder } from './order.rest.js';

class StatusBody {
  @IsString({ message: 'Please choose a status' })
  status: string;
}

/** Orders of a customer, their e-mail, and the status that staff set. */
export function orderRoutes(parts: Parts): Router {
  const router = Router();
  router.get(
    '/orders/my-orders',
    forUser(parts, async ({ services }) => {
      const { orders, totals } = await services.orders.mineInFull(1, PAGE_SIZE_MAX);
      return {
        orders: orders.map(toRestOrder),
        count: totals.count,
        totalRevenue: toPounds(totals.revenuePence),
        processingOrders: totals.processing,
        deliveredOrders: totals.delivered,
      };
    }),
  );
  router.get(
    '/orders/:id',
    forUser(parts, async ({ services }, { params }) =>
      toRestOrder(await services.orders.find(params.id as string)),
    ),
  );
  router.put(
    '/orders/:id/status',
    forUser(parts, async ({ services }, { params, body }) => {
      const { status } = await readInput(StatusBody, body);
      const spelled = status
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_');
      return { order: toRestOrder(await services.orders.setStatus(params.id as string, spelled)) };
    }),
  );
  router.post(
    '/email/order-details',
    forUser(parts, async ({ services }, { body }, response) => {
      const isOnItsWay = await services.orders.emailDetails(readOrderId(asRecord(body)));
      response.status(isOnItsWay ? 202 : 200);
      return { queued: true };
    }),
  );
  return router;
}

/** Only the id of the order is read: the address and the words of the message are ours. */
function readOrderId({ order, orderId }: Record<string, unknown>): string {
  const { _id, id } = asRecord(order);
  const named = orderId ?? _id ?? id;
  if (typeof named !== 'string') throw notFound('Order');
  return named;
}
