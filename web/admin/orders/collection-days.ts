/** The choices of the filter on collection dates, as days of the calendar in London. */
import { isCalendarDate, todayInLondon } from '../../../rules/collection-date';

/** Quick choices, no date at all, or days that somebody has typed. */
export const COLLECTIONS = {
  '': 'Any date',
  today: 'Today',
  tomorrow: 'Tomorrow',
  week: 'This week',
  none: 'Without date',
  days: 'Chosen days',
} as const;

export type Collection = keyof typeof COLLECTIONS;

export interface CollectionDays {
  /** First day; empty: however early. */
  readonly from: string;
  /** Last day; empty: however late. */
  readonly to: string;
}

const DAY_MS = 24 * 60 * 60_000;

/** The days a choice stands for at this moment; a week begins on Monday. Null when it says nothing about days. */
export function daysOf(collection: Collection, chosen: CollectionDays, now: Date): CollectionDays | null {
  const today = todayInLondon(now);
  switch (collection) {
    case 'today':
      return { from: today, to: today };
    case 'tomorrow':
      return { from: daysAfter(today, 1), to: daysAfter(today, 1) };
    case 'week': {
      const monday = daysAfter(today, -((new Date(today).getUTCDay() + 6) % 7));
      return { from: monday, to: daysAfter(monday, 6) };
    }
    case 'days':
      return chosen.from || chosen.to ? chosen : null;
    default:
      return null;
  }
}

/** Why chosen days cannot be asked for; null when they can. Either side may be open. */
export function refuseDays({ from, to }: CollectionDays): string | null {
  if ([from, to].some((day) => day && !isCalendarDate(day))) return 'Please choose a day of the calendar';
  return from && to && from > to ? 'The last day must not be before the first' : null;
}

function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}
