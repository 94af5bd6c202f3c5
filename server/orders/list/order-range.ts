import { todayInLondon } from '../../../rules/calendar-date.js';
import { registerEnum } from '../../shared/api/enums.js';

export const ORDER_RANGES = ['all', 'last7', 'last30', 'last90'] as const;
/** How far back a list of orders goes. */
export type OrderRange = (typeof ORDER_RANGES)[number];

const DAY_MS = 24 * 60 * 60 * 1000;

const DAYS: Readonly<Record<OrderRange, number | null>> = { all: null, last7: 7, last30: 30, last90: 90 };

export const OrderRanges = registerEnum<OrderRange>(
  'OrderRange',
  'The period of a list of orders, in whole days of the United Kingdom.',
  {
    all: 'All time.',
    last7: 'Placed today or in the 7 days before.',
    last30: 'Placed today or in the 30 days before.',
    last90: 'Placed today or in the 90 days before.',
  },
);

/** The first day of a range; undefined for all time. */
export function startOfRange(range: OrderRange, now: Date): string | undefined {
  const days = DAYS[range];
  if (days === null) return undefined;
  const today = Date.parse(`${todayInLondon(now)}T00:00:00Z`);
  return new Date(today - days * DAY_MS).toISOString().slice(0, 10);
}
