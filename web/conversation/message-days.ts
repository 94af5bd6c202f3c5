import { formatDate } from '../ui/formats';

interface Dated {
  readonly createdAt: string;
}

export interface MessageDay<T> {
  /** "Today", "Yesterday" or "21 November 2026". */
  readonly words: string;
  readonly messages: readonly T[];
}

const CALENDAR_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });
const TIME = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});
const DAY_MS = 24 * 60 * 60 * 1000;

/** Messages, oldest first, under the days on which they were written by UK time. */
export function messageDays<T extends Dated>(messages: readonly T[], now: Date): MessageDay<T>[] {
  const byDay = Map.groupBy(messages, ({ createdAt }) => CALENDAR_DAY.format(new Date(createdAt)));
  return [...byDay].map(([day, ofDay]) => ({ words: wordsOf(day, now), messages: ofDay }));
}

/** When a message was written, by UK time: "14:05". */
export function formatTime(instant: string): string {
  return TIME.format(new Date(instant));
}

function wordsOf(day: string, now: Date): string {
  if (day === CALENDAR_DAY.format(now)) return 'Today';
  if (day === CALENDAR_DAY.format(new Date(now.getTime() - DAY_MS))) return 'Yesterday';
  return formatDate(day);
}
