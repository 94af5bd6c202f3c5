/** Which days we can collect on. Dates are calendar days in the United Kingdom, written YYYY-MM-DD. */
import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { isCalendarDate } from './calendar-date.js';

const UK_TIME = 'Europe/London';

/** How many days ahead of today a collection may be booked. */
const COLLECTION_DAYS_AHEAD_MAX = 365;

/** The calendar day it is in the United Kingdom at this moment, summer time included. */
export function todayInLondon(now: Date): string {
  return toCalendarDate(inLondon(now));
}

/** Today until the same-day cut-off (an hour of UK time, 0-24: 0 never collects the same day, 24 always does), then tomorrow. */
export function earliestCollectionDate(now: Date, sameDayCutOffHour: number): string {
  const london = inLondon(now);
  return toCalendarDate(london.getHours() < sameDayCutOffHour ? london : addDays(london, 1));
}

/** The last day that can be booked, 365 days after today in the United Kingdom. */
export function latestCollectionDate(now: Date): string {
  return toCalendarDate(addDays(inLondon(now), COLLECTION_DAYS_AHEAD_MAX));
}

/** Null when we can collect on that day, else a sentence for the customer that says what to choose. */
export function checkCollectionDate(date: string, now: Date, sameDayCutOffHour: number): string | null {
  const earliest = earliestCollectionDate(now, sameDayCutOffHour);
  if (!isCalendarDate(date) || date < earliest) {
    return `Please choose a collection date from ${inWords(earliest)}`;
  }
  const latest = latestCollectionDate(now);
  return date > latest ? `Please choose a collection date up to ${inWords(latest)}` : null;
}

function inLondon(moment: Date): TZDate {
  return new TZDate(moment.getTime(), UK_TIME);
}

function toCalendarDate(london: TZDate): string {
  return format(london, 'yyyy-MM-dd');
}

function inWords(date: string): string {
  return format(new TZDate(`${date}T12:00:00Z`, UK_TIME), 'd MMMM yyyy');
}
