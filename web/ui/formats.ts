/** Words for money and dates, the same on every screen. */

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const longDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const dateAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

/** Pence as pounds: 123450 is "£1,234.50". */
export function formatPounds(pence: number): string {
  return pounds.format(pence / 100);
}

/** A calendar day: '2026-11-21' is "21 November 2026". */
export function formatDate(calendarDay: string): string {
  return longDate.format(startOf(calendarDay));
}

/** A calendar day to plan by: "Saturday 21 November 2026". */
export function formatDay(calendarDay: string): string {
  return `${weekday.format(startOf(calendarDay))} ${formatDate(calendarDay)}`;
}

/** An instant by UK time: "21 November 2026 at 14:05". */
export function formatDateTime(instant: string): string {
  return dateAndTime.format(new Date(instant));
}

function startOf(calendarDay: string): Date {
  return new Date(`${calendarDay.slice(0, 10)}T00:00:00Z`);
}
