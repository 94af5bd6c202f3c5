import { todayInLondon } from '../../../rules/calendar-date';
import { formatDate } from '../../lib/formats/formats';

interface Dated {
  readonly createdAt: string;
}

export interface MessageDay<T> {
  /** "Today", "Yesterday" or "21 November 2026". */
  readonly label: string;
  readonly messages: readonly T[];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Messages, oldest first, by the day they were written, UK time. */
export function messageDays<T extends Dated>(messages: readonly T[], now: Date): MessageDay<T>[] {
  const byDay = Map.groupBy(messages, ({ createdAt }) => todayInLondon(new Date(createdAt)));
  return [...byDay].map(([day, ofDay]) => ({ label: dayLabel(day, now), messages: ofDay }));
}

function dayLabel(day: string, now: Date): string {
  const today = todayInLondon(now);
  if (day === today) return 'Today';
  return dayAfter(day) === today ? 'Yesterday' : formatDate(day);
}

/** In UTC, where every day has 24 hours. */
function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}
