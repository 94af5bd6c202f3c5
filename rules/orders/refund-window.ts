/**
 * Until when a booking can be changed or cancelled for a full refund: "24 hours before the collection date" (the
 * specification's words), by UK time.
 */
import { onFirstUse } from '../on-first-use.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The first moment that is too late. A collection is booked for a day, which begins at midnight in London. On most days
 * the midnight before and 24 hours on a watch are the same moment; where the clocks change in between, the later one
 * counts, so that nobody is refused whom one reading of the sentence lets in. Null without a date: there is no end.
 */
export function refundDeadline(collectionDate: string | null): Date | null {
  if (!collectionDate) return null;
  const noon = Date.parse(`${collectionDate}T12:00:00Z`);
  return new Date(Math.max(startOfDay(noon - DAY_MS), startOfDay(noon) - DAY_MS));
}

/** Midnight in London of the day that is half over in UTC. Clocks there change an hour after midnight or later. */
function startOfDay(noon: number): number {
  const midnight = noon - 12 * HOUR_MS;
  return midnight - Number(londonHour().format(midnight)) * HOUR_MS;
}

const londonHour = onFirstUse(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' }),
);

/** Whether it is still early enough: up to the last millisecond before the deadline, not at it. */
export function isRefundable(collectionDate: string | null, now: Date): boolean {
  const deadline = refundDeadline(collectionDate);
  return deadline === null || now.getTime() < deadline.getTime();
}
