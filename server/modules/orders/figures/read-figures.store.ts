import type { DestinationKey } from '../../../../rules/destinations.js';
import { read } from '../../../platform/db/query.js';
import type { ReadPool } from '../../../platform/db/replicas/read-pool.js';
import type { OrderFilter } from '../admin/order-filter.js';
import type { OrderTotals } from '../order.store.js';
import { FIGURE_ROWS } from './order-figures.store.js';

/** The number of orders that a filter lets through, and their revenue; null where it was not summed. */
export interface FoundTotals {
  readonly found: number;
  readonly revenuePence: number | null;
}

/** The totals of all orders. The revenue is the sum of the ledger, with that of deleted orders. */
export const ALL_TOTALS_SQL = `select coalesce(sum(f.orders) filter (where f.status <> 'deleted'), 0)::float8 as count,
    coalesce(sum(f.orders) filter (where f.status = 'processing'), 0)::float8 as processing,
    coalesce(sum(f.orders) filter (where f.status = 'delivered'), 0)::float8 as delivered,
    coalesce(sum(f.pence), 0)::float8 as revenue_pence
  from ${FIGURE_ROWS} f where f.kind = 'all'`;

export async function readAllTotals(pool: ReadPool): Promise<OrderTotals> {
  return (await read<OrderTotals>(pool, { name: 'order-totals', text: ALL_TOTALS_SQL }))[0]!;
}

/**
 * The totals of a filter, read from the figures; null for filters that they do not cover: search, attention, a
 * customer, or days of both booking and collection.
 */
export function readTotalsFromFigures(pool: ReadPool, filter: OrderFilter): Promise<FoundTotals> | null {
  const statement = figuresSql(filter);
  return statement && read<FoundTotals>(pool, statement).then(([row]) => row!);
}

function figuresSql(filter: OrderFilter): { text: string; values: unknown[] } | null {
  const { status, paymentStatus, destination, collection, search, attention, customerId } = filter;
  const { collectionFrom, collectionTo, bookedFrom, bookedTo } = filter;
  const isBooked = Boolean(bookedFrom || bookedTo);
  const isCollected = Boolean(collection || collectionFrom || collectionTo);
  if (search || attention || customerId || (isBooked && isCollected)) return null;
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const [from, to] = isBooked ? [bookedFrom, bookedTo] : [collectionFrom, collectionTo];
  const clauses = [
    `f.kind = '${isBooked ? 'booked' : isCollected ? 'collected' : 'all'}'`,
    status ? `f.status = ${place(status)}` : `f.status <> 'deleted'`,
    ...(paymentStatus ? [`f.payment_status = ${place(paymentStatus)}`] : []),
    ...(destination ? [`f.destination = ${place(destination)}`] : []),
    ...(from ? [`f.day >= ${place(from)}::date`] : []),
    ...(to ? [`f.day <= ${place(to)}::date`] : []),
    ...(isCollected ? [`f.day ${collection === 'none' ? '=' : '<'} 'infinity'`] : []),
  ];
  const text = `select coalesce(sum(f.orders), 0)::float8 as found, coalesce(sum(f.pence), 0)::float8 as revenue_pence
    from ${FIGURE_ROWS} f where ${clauses.join(' and ')}`;
  return { text, values };
}

/** Orders and money of one day, in one destination. */
export interface DayOfDestination {
  readonly day: string;
  readonly destination: DestinationKey;
  readonly revenuePence: number;
  readonly orders: number;
}

/**
 * Money moved and orders placed between two London days, both included. A refund lowers the revenue of its own day, not
 * that of the booking.
 */
export async function readDays(pool: ReadPool, from: string, to: string): Promise<DayOfDestination[]> {
  const rows = await read<DayOfDestination>(pool, {
    name: 'dashboard-figures',
    text: `select f.day::text, f.destination, sum(f.pence)::float8 as revenue_pence, sum(f.orders)::float8 as orders
      from ${FIGURE_ROWS} f where f.kind = 'daily' and f.day between $1::date and $2::date group by f.day, f.destination
      order by f.day, f.destination`,
    values: [from, to],
  });
  return rows;
}
