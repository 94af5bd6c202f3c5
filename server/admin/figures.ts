import { isCalendarDate } from '../../rules/calendar-date.js';
import { DESTINATIONS } from '../../rules/destinations.js';
import type { DayOfDestination } from '../orders/figures/read-figures.store.js';
import { wrongField } from '../shared/errors/errors.js';
import type { DashboardFigures } from './dashboard.types.js';

type Cells = readonly DayOfDestination[];

/** Three years, with their leap day. */
const DAYS_MAX = 1096;
const DAY_MS = 24 * 60 * 60_000;

/** Throws BAD_INPUT when the two are no days, in the wrong order, or more than three years apart. */
export function checkRange(from: string, to: string): void {
  if (!isCalendarDate(from)) throw wrongField('from', 'Enter the date as YYYY-MM-DD');
  if (!isCalendarDate(to)) throw wrongField('to', 'Enter the date as YYYY-MM-DD');
  if (from > to) throw wrongField('to', 'The last day must not be before the first');
  if (daysOf(from, to) > DAYS_MAX) throw wrongField('from', 'Choose three years at most');
}

/** Sums what happened by day and by destination; a day without anything is there too. */
export function sumFigures(from: string, to: string, cells: Cells): DashboardFigures {
  const byDay = Map.groupBy(cells, ({ day }) => day);
  const byDestination = Map.groupBy(cells, ({ destination }) => destination);
  return {
    from,
    to,
    ...sum(cells),
    days: Array.from({ length: daysOf(from, to) }, (_, index) => {
      const day = new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10);
      return { day, ...sum(byDay.get(day) ?? []) };
    }),
    destinations: DESTINATIONS.map(({ key }) => ({ destination: key, ...sum(byDestination.get(key) ?? []) })),
  };
}

function sum(cells: Cells): Pick<DashboardFigures, 'revenuePence' | 'orders'> {
  return {
    revenuePence: cells.reduce((pence, cell) => pence + cell.revenuePence, 0),
    orders: cells.reduce((count, cell) => count + cell.orders, 0),
  };
}

/** Both days count; they are read as days of UTC, which all have 24 hours. */
function daysOf(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}
