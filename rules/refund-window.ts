/**
 * Until when a booking can be changed or cancelled for a full refund: "24 hours before the collection date" (the
 * specification's words), by UK time.
 */
import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';

const UK_TIME = 'Europe/London';
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The first moment that is too late. A collection is booked for a day, which begins at midnight in London. On most days
 * the midnight before and 24 hours on a watch are the same moment; where the clocks change in between, the later one
 * counts, so that nobody is refused whom one reading of the sentence lets in. Null without a date: there is no end.
 */
export function refundDeadline(collectionDate: string | null): Date | null {
  if (!collectionDate) return null;
  const day = startOfDay(new TZDate(`${collectionDate}T12:00:00Z`, UK_TIME));
  const dayBefore = startOfDay(addDays(day, -1));
  return new Date(Math.max(dayBefore.getTime(), day.getTime() - DAY_MS));
}

/** Whether it is still early enough: up to the last millisecond before the deadline, not at it. */
export function isRefundable(collectionDate: string | null, now: Date): boolean {
  const deadline = refundDeadline(collectionDate);
  return deadline === null || now.getTime() < deadline.getTime();
}
