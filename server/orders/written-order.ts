import type { OrderRecord } from './order.entity.js';
import type { StoredOrder } from './order.store.js';

/** A just written order as it would be read again; null for one whose lines were not written by this unit of work. */
export function writtenOrder(order: OrderRecord): StoredOrder | null {
  const { lines, events, createdAt, deletedAt: _, volumeCm3, ...columns } = order;
  if (!lines.isInitialized() || !events.isInitialized()) return null;
  return {
    ...columns,
    volumeCm3: Number(volumeCm3),
    createdAt: createdAt.toISOString(),
    lines: lines
      .getItems()
      .map(({ id, order: _order, position: _position, ...line }) => ({ ...line, key: id, customBox: null })),
    events: events.getItems().map((event) => ({
      status: event.status,
      description: event.description,
      createdAt: event.createdAt.toISOString(),
    })),
    payments: [
      {
        paymentIntent: order.paymentIntent,
        amountPence: order.totalPence,
        refundedPence: order.refundedPence,
        reversedPence: 0,
        card: order.card,
        createdAt: createdAt.toISOString(),
      },
    ],
    refunds: [],
  };
}
