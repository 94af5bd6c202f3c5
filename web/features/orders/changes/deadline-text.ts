import { todayInLondon } from '../../../../rules/calendar-date';
import { plural } from '../../../lib/formats/counts';
import { formatDay } from '../../../lib/formats/formats';
import { formatTime } from '../../../lib/formats/short-dates';

/** Deadlines as text. */
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * "the end of Wednesday 2 December 2026", because few read midnight right. Where the clocks change, "01:00 on Sunday 29 March
 * 2026". UK time.
 */
export function momentText(instant: string): string {
  const moment = new Date(instant);
  const time = formatTime(moment);
  if (time !== '00:00') return `${time} on ${formatDay(todayInLondon(moment))}`;
  return `the end of ${formatDay(todayInLondon(new Date(moment.getTime() - MINUTE_MS)))}`;
}

/** Whether a deadline is less than a day away. */
export function isLastDay(instant: string, now = new Date()): boolean {
  return new Date(instant).getTime() - now.getTime() < DAY_MS;
}

/** The time left: "2 days 4 hours", "4 hours 10 minutes", "3 minutes"; null once it is over. */
export function timeLeftText(instant: string, now: Date): string | null {
  const leftMs = new Date(instant).getTime() - now.getTime();
  if (leftMs <= 0) return null;
  const days = Math.floor(leftMs / DAY_MS);
  const hours = Math.floor((leftMs % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((leftMs % HOUR_MS) / MINUTE_MS);
  if (days > 0) return joined([days, 'day'], [hours, 'hour']);
  if (hours > 0) return joined([hours, 'hour'], [minutes, 'minute']);
  return minutes > 0 ? joined([minutes, 'minute']) : 'less than a minute';
}

function joined(...parts: readonly (readonly [count: number, unit: string])[]): string {
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => plural(count, unit))
    .join(' ');
}
