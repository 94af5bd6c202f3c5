/** How long a saved quote holds. Days are calendar days in the United Kingdom. */
import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';
import { todayInLondon } from '../calendar-date.js';

/** Days a saved quote holds after the day it was made; all of the last one counts. */
export const QUOTE_DAYS = 30;

/** Days that staff may let a quote of theirs hold. */
export const STAFF_QUOTE_DAYS = { min: 1, max: 180 } as const;

/** The moment from which a quote made now no longer holds: midnight in London after its last day. */
export function quoteEnd(now: Date, days: number = QUOTE_DAYS): Date {
  const london = new TZDate(now.getTime(), 'Europe/London');
  return new Date(startOfDay(addDays(london, days + 1)).getTime());
}

/** The last day of a quote that ends at that moment, YYYY-MM-DD. */
export function lastDayOf(end: Date): string {
  return todayInLondon(new Date(end.getTime() - 1));
}
