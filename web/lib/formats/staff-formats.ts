/** Formats that only pages of staff need. */
import { onFirstUse } from '../../../rules/on-first-use';

const compactPounds = onFirstUse(
  () =>
    new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency: 'GBP',
      notation: 'compact',
      maximumFractionDigits: 2,
    }),
);
const list = onFirstUse(() => new Intl.ListFormat('en-GB'));

/** Pence for the axis of a chart: "£1.2K". */
export function formatCompactPounds(pence: number): string {
  return compactPounds().format(pence / 100);
}

/** "Kenya, Japan and Malta". */
export function formatList(names: readonly string[]): string {
  return list().format(names);
}

/** A format of calendar days for one use. */
export function calendarFormat(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = onFirstUse(() => new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }));
  return (day) => format().format(new Date(day));
}
