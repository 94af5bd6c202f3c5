/** Dates and times for tables and charts, where `formats.ts` has them in full. */
import { onFirstUse } from '../../../rules/on-first-use';

const UK = 'Europe/London';
const SHORT = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const calendarDate = onFirstUse(() => dateFormat({ ...SHORT, timeZone: 'UTC' }));
const ukDate = onFirstUse(() => dateFormat({ ...SHORT, timeZone: UK }));
const ukTime = onFirstUse(() =>
  dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: UK }),
);

/** A calendar day, or the UK's day of an instant: "21 Nov 2026". */
export function formatShortDate(dayOrInstant: string): string {
  const isInstant = dayOrInstant.includes('T');
  return (isInstant ? ukDate() : calendarDate()).format(new Date(dayOrInstant));
}

/** The UK's time of an instant: "14:05". */
export function formatTime(instant: string | Date): string {
  return ukTime().format(new Date(instant));
}

function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', options);
}
