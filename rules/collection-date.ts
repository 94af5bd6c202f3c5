/** Which days we can collect on. Dates are calendar days in the United Kingdom, written YYYY-MM-DD. */
import { daysAfter, isCalendarDate, todayInLondon } from './calendar-date.js';
import { onFirstUse } from './on-first-use.js';

/** How many days ahead of today a collection may be booked. */
const COLLECTION_DAYS_AHEAD_MAX = 365;

/** Until which hour today can be chosen: everywhere, and in postcode areas that have an hour of their own. */
export interface CutOffs {
  readonly sameDayCutOffHour: number;
  /** As staff write them, one rule a line: "LS, BD: 10:00". */
  readonly areaCutOffs?: string;
}

export const AREA_CUT_OFFS_MAX = 1_000;
const AREA_CUT_OFFS_MESSAGE =
  'Write one rule on each line: postcode areas, a colon and an hour from 0:00 to 24:00, like LS, BD: 10:00';

/** The cut-off hour at a postcode, or at a place that begins with one; the hour of everywhere else for any other text. */
export function cutOffHourAt(postcode: string, { sameDayCutOffHour, areaCutOffs = '' }: CutOffs): number {
  const [, area = ''] = /^\s*([a-z]{1,2})\d/i.exec(postcode) ?? [];
  return readAreaHours(areaCutOffs)?.get(area.toUpperCase()) ?? sameDayCutOffHour;
}

/** The last hour at which today can be chosen anywhere. */
export function latestCutOffHour({ sameDayCutOffHour, areaCutOffs = '' }: CutOffs): number {
  return Math.max(sameDayCutOffHour, ...(readAreaHours(areaCutOffs)?.values() ?? []));
}

/** Why the rules of staff cannot be read; null when they can. */
export function areaCutOffsProblem(text: string): string | null {
  return text.length <= AREA_CUT_OFFS_MAX && readAreaHours(text) ? null : AREA_CUT_OFFS_MESSAGE;
}

/** Hours by area; null for a text that is no list of rules, or names an area twice. */
function readAreaHours(text: string): Map<string, number> | null {
  const hours = new Map<string, number>();
  for (const line of text.split('\n').filter((one) => one.trim())) {
    const [names = '', hour = '', minutes = '00', ...more] = line.split(':').map((part) => part.trim());
    const areas = names.toUpperCase().split(/[\s,]+/);
    const isRule = /^\d{1,2}$/.test(hour) && Number(hour) <= 24 && minutes === '00' && more.length === 0;
    if (!isRule || areas.some((area) => !/^[A-Z]{1,2}$/.test(area) || hours.has(area))) return null;
    for (const area of areas) hours.set(area, Number(hour));
  }
  return hours;
}

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
