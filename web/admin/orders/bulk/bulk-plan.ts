/** Rules and text of changing many orders at once. */

import { needsReason } from '../../../../rules/orders/order-status-move';
import type { OrderStatus } from '../../../apollo/schema.generated';
import { orderBadge } from '../../../orders/order-labels';
import { plural } from '../../../ui/counts';
import type { OrderRow } from '../list/row-text';

/** Statuses for many orders; cancelling is done one by one, because each has a refund. */
export const BULK_STATUSES = [
  'PROCESSING',
  'SHIPPED',
  'IN_TRANSIT',
  'DELIVERED',
] as const satisfies OrderStatus[];

/** The server's limit per call. */
export const BULK_COUNT_MAX = 100;

/** What a change means for the selected orders. */
export interface BulkPlan {
  readonly status: OrderStatus;
  /** Orders that will change. */
  readonly orders: readonly OrderRow[];
  /** Numbers of orders that have the status already. */
  readonly already: readonly string[];
  /** Numbers of orders for which the change is unusual. */
  readonly unusual: readonly string[];
}

/** Plans setting all of these to a status. */
export function planBulk(selected: readonly OrderRow[], status: OrderStatus): BulkPlan {
  const orders = selected.filter((order) => order.status !== status);
  const numbers = (some: readonly OrderRow[]) => some.map(({ number }) => number);
  return {
    ...{ status, orders },
    already: numbers(selected.filter((order) => order.status === status)),
    unusual: numbers(orders.filter((order) => needsReason(order.status, status))),
  };
}

/** "2 from Processing, 1 from Delivered". */
export function fromStatusesText(orders: readonly OrderRow[]): string {
  const counts = Map.groupBy(orders, ({ status }) => status);
  return [...counts].map(([status, some]) => `${some.length} from ${orderBadge(status).label}`).join(', ');
}

/** "1 order", "12 orders". */
export function orderCount(count: number): string {
  return plural(count, 'order');
}

/** "30 orders selected, 20 of them on other pages". */
export function selectedText(count: number, elsewhere: number): string {
  const selected = `${orderCount(count)} selected`;
  if (count > BULK_COUNT_MAX) return `${selected}: change at most ${BULK_COUNT_MAX} at once`;
  if (elsewhere === 0) return selected;
  if (count === 1) return `${selected}, on another page`;
  return `${selected}, ${elsewhere === count ? 'all' : elsewhere} of them on other pages`;
}
