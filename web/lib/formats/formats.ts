/** Formats of money, names and dates, the same on every screen. */
import { onFirstUse } from '../../../rules/on-first-use';

const IN_FULL = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const calendarDate = onFirstUse(() => new Intl.DateTimeFormat('en-GB', { ...IN_FULL, timeZone: 'UTC' }));
const ukDate = onFirstUse(() => new Intl.DateTimeFormat('en-GB', { ...IN_FULL, timeZone: 'Europe/London' }));
const weekday = onFirstUse(() => new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }));
const dateAndTime = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      ...IN_FULL,
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Europe/London',
    }),
);

/** A whole number, or the digits of an amount: 1380 is "1,380". Without Intl, whose first use takes a phone 50 ms. */
export function formatCount(count: number | string): string {
  return String(count).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** Pence as pounds: 123450 is "£1,234.50". */
export function formatPounds(pence: number): string {
  return `${pence < 0 ? '-' : ''}£${formatCount((Math.abs(pence) / 100).toFixed(2))}`;
}

/** The first name of somebody, to greet them by. */
export function firstName(name: string, fallback: string): string {
  return name.trim().split(/\s+/)[0] || fallback;
}

/** A calendar day, or the UK's day of an instant: '2026-11-21' is "21 November 2026". */
export function formatDate(dayOrInstant: string): string {
  const isInstant = dayOrInstant.includes('T');
  return isInstant ? ukDate().format(new Date(dayOrInstant)) : calendarDate().format(startOf(dayOrInstant));
}

/** A calendar day to plan by: "Saturday 21 November 2026". */
export function formatDay(calendarDay: string): string {
  return `${weekday().format(startOf(calendarDay))} ${formatDate(calendarDay)}`;
}

/** An instant by UK time: "21 November 2026 at 14:05". */
export function formatDateTime(instant: string): string {
  return dateAndTime().format(new Date(instant));
}

function startOf(calendarDay: string): Date {
  return new Date(`${calendarDay}T00:00:00Z`);
}
