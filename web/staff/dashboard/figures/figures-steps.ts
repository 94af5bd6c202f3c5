import { calendarFormat } from '../../../lib/formats/staff-formats';
import { weekOf } from '../../ui/days';
import type { DashboardFiguresQuery } from './figures.generated';

type Day = DashboardFiguresQuery['adminDashboardFigures']['days'][number];

/** One bar of a chart, one row of its table. */
export interface Step {
  /** Short, for the axis. */
  readonly label: string;
  /** In full, for table and tooltip. */
  readonly name: string;
  readonly revenuePence: number;
  readonly orders: number;
}

const DAYS_ONE_BY_ONE = 62;
const DAYS_IN_WEEKS = 370;

const shortDay = calendarFormat({ day: 'numeric', month: 'short' });
const fullDay = calendarFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const shortMonth = calendarFormat({ month: 'short', year: '2-digit' });
const fullMonth = calendarFormat({ month: 'long', year: 'numeric' });

/** The days as a readable number of bars: daily, weekly from Monday, or monthly. */
export function stepsOf(days: readonly Day[]): {
  readonly by: 'day' | 'week' | 'month';
  readonly steps: Step[];
} {
  if (days.length <= DAYS_ONE_BY_ONE)
    return { by: 'day', steps: group(days, (day) => day, shortDay, fullDay) };
  if (days.length <= DAYS_IN_WEEKS) {
    const weekName = (monday: string) => `Week from ${fullDay(monday)}`;
    return { by: 'week', steps: group(days, (day) => weekOf(day).from, shortDay, weekName) };
  }
  return { by: 'month', steps: group(days, (day) => `${day.slice(0, 7)}-01`, shortMonth, fullMonth) };
}

function group(
  days: readonly Day[],
  firstOf: (day: string) => string,
  label: (day: string) => string,
  name: (day: string) => string,
): Step[] {
  const sums = new Map<string, { revenuePence: number; orders: number }>();
  for (const { day, revenue, orders } of days) {
    const sum = sums.get(firstOf(day)) ?? { revenuePence: 0, orders: 0 };
    sums.set(firstOf(day), {
      revenuePence: sum.revenuePence + revenue.minorUnits,
      orders: sum.orders + orders,
    });
  }
  return [...sums].map(([first, sum]) => ({ label: label(first), name: name(first), ...sum }));
}
