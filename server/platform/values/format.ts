const POUNDS = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 123450 pence as £1,234.50. */
export function inPounds(pence: number): string {
  return POUNDS.format(pence / 100);
}

/** 2026-11-21 as 21 November 2026. */
export function longDate(calendarDate: string): string {
  return DAY.format(new Date(`${calendarDate}T00:00:00Z`));
}
