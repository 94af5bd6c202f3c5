import { onFirstUse } from './on-first-use.js';

/** Whether the text is a day that exists, written YYYY-MM-DD; no calendar has a year 0, nor has the database. */
export function isCalendarDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** The calendar day so many days after another. */
export function daysAfter(date: string, days: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/** The calendar day it is in the United Kingdom at this moment, summer time included. */
export function todayInLondon(now: Date): string {
  return londonDay().format(now);
}

/** Sweden writes YYYY-MM-DD. */
const londonDay = onFirstUse(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short' }),
);
