/** Which days we can collect on. Dates are calendar days in the United Kingdom, written YYYY-MM-DD. */
import { daysAfter, isCalendarDate, todayInLondon } from './calendar-date.js';
import { onFirstUse } from './on-first-use.js';

/** How many days ahead of today a collection may be booked. */
const COLLECTION_DAYS_AHEAD_MAX = 365;

/** Today until the same-day cut-off (an hour of UK time, 0-24: 0 never collects the same day, 24 always does), then tomorrow. */
export function earliestCollectionDate(now: Date, sameDayCutOffHour: number): string {
  const today = todayInLondon(now);
  return Number(londonHour().format(now)) < sameDayCutOffHour ? today : daysAfter(today, 1);
}

/** The last day that can be booked, 365 days after today in the United Kingdom. */
export function latestCollectionDate(now: Date): string {
  return daysAfter(todayInLondon(now), COLLECTION_DAYS_AHEAD_MAX);
}

/** Null when we can collect on that day, else a sentence for the customer that says what to choose. */
export function checkCollectionDate(date: string, now: Date, sameDayCutOffHour: number): string | null {
  const earliest = earliestCollectionDate(now, sameDayCutOffHour);
  if (!isCalendarDate(date) || date < earliest) {
    return `Choose a day from ${formatDate(earliest)}`;
  }
  const latest = latestCollectionDate(now);
  return date > latest ? `Choose a day up to ${formatDate(latest)}` : null;
}

const londonHour = onFirstUse(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' }),
);
const words = onFirstUse(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }));

function formatDate(date: string): string {
  return words().format(new Date(`${date}T00:00:00Z`));
}
