const POUNDS = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** £1,234.50 of 123450 pence. */
export function inPounds(pence: number): string {
  return POUNDS.format(pence / 100);
}

/** 21 November 2026 of 2026-11-21. */
export function longDate(calendarDate: string): string {
  return DAY.format(new Date(`${calendarDate}T00:00:00Z`));
}
