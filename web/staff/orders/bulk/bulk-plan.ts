/** Rules and text of changing many orders at once. */

import {
  isBeforeCollection,
  type UnusualMove,
  unusualMove,
} from '../../../../rules/orders/order-status-move';
import type { OrderStatus } from '../../../data/schema.generated';
import { orderBadge } from '../../../features/orders/order-labels';
import { formatShortDate } from '../../../lib/formats/short-dates';
import type { OrderRow } from '../list/row-text';
import { orderCount } from './bulk-text';

/** The reason why an order is left out until staff include it, with a reason of their own. */
export type Doubt = 'early' | UnusualMove;

/** Orders with the same doubt. */
export interface DoubtfulOrders {
  readonly doubt: Doubt;
  readonly orders: readonly OrderRow[];
  /** "37 orders with a collection still to come (earliest 28 Nov 2026)". */
  readonly label: string;
}

/** The effects of a change of status on the selected orders. */
export interface BulkPlan {
  readonly status: OrderStatus;
  /** Orders that take their usual next step. */
  readonly ready: readonly OrderRow[];
  readonly doubtful: readonly DoubtfulOrders[];
  /** Numbers of orders that have the status already. */
  readonly already: readonly string[];
  /** "3 collected, 37 with a collection still to come (earliest 28 Nov 2026)". */
  readonly summary: string;
}

const DOUBTS: readonly Doubt[] = ['early', 'goesBack', 'skipsStep', 'reopens'];

/** Plans setting all of these to a status, on a day in London. */
export function planBulk(selected: readonly OrderRow[], status: OrderStatus, today: string): BulkPlan {
  const orders = selected.filter((order) => order.status !== status);
  const doubtOf = (order: OrderRow): Doubt | null =>
    isBeforeCollection(order.status, status, order.collectionDate, today)
      ? 'early'
      : unusualMove(order.status, status);
  const groups = Map.groupBy(orders, doubtOf);
  const ready = groups.get(null) ?? [];
  const doubtful = DOUBTS.flatMap((doubt) => {
    const some = groups.get(doubt);
    return some ? [{ doubt, orders: some, ...textsOf(doubt, some) }] : [];
  });
  return {
    ...{ status, ready, doubtful },
    already: selected.filter((order) => order.status === status).map(({ number }) => number),
    summary: [...readyTexts(ready), ...doubtful.map(({ short }) => short)].join(', '),
  };
}

/** "3 collected", "2 without a collection date", "4 from Shipped". */
function readyTexts(ready: readonly OrderRow[]): string[] {
  const textOf = ({ status, collectionDate }: OrderRow) => {
    if (status !== 'PROCESSING') return `from ${orderBadge(status).label}`;
    return collectionDate ? 'collected' : 'without a collection date';
  };
  return [...Map.groupBy(ready, textOf)].map(([text, some]) => `${some.length} ${text}`);
}

function textsOf(
  doubt: Doubt,
  orders: readonly OrderRow[],
): { readonly short: string; readonly label: string } {
  const what = doubt === 'early' ? earlyText(orders) : WORDS[doubt];
  return { short: `${orders.length} ${what}`, label: `${orderCount(orders.length)} ${what}` };
}

const WORDS: Readonly<Record<UnusualMove, string>> = {
  goesBack: 'moved back',
  skipsStep: 'that would skip a step',
  reopens: 'cancelled, to be reopened',
};

function earlyText(orders: readonly OrderRow[]): string {
  const [earliest = ''] = orders.flatMap(({ collectionDate }) => collectionDate ?? []).sort();
  return `with a collection still to come (earliest ${formatShortDate(earliest)})`;
}

/** How many numbers a line names. */
const NAMED_MAX = 5;

/** "HL-1, HL-2 and 35 more". */
export function namesOf(numbers: readonly string[]): string {
  const named = numbers.slice(0, NAMED_MAX).join(', ');
  const rest = numbers.length - NAMED_MAX;
  return rest > 0 ? `${named} and ${rest} more` : named;
}
