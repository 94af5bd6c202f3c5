import { todayInLondon } from '../../../rules/calendar-date';
import { isRefundable, refundDeadline } from '../../../rules/orders/refund-window';
import { formatDateTime, formatDay } from '../../lib/formats/formats';

const REFUND_RULE = 'Fully refundable until 24 hours before the collection date';

/** The chosen day, and until when a booking for it can be cancelled for nothing; the rule alone without a day. */
export function refundDeadlineText(collectionDate: string | null, now: Date): string {
  const deadline = refundDeadline(collectionDate);
  if (!collectionDate || !deadline) return `${REFUND_RULE}.`;
  const day = formatDay(collectionDate);
  const free = freeCancellationText(collectionDate, now);
  return free
    ? `${day}. ${free}`
    : `${day}. Not refundable: this date starts within 24 hours. Choose a later date for free cancellation.`;
}

/** Until which minute a booking for a day can be cancelled for nothing, UK time; null when it is too late, or without a day. */
export function freeCancellationText(collectionDate: string | null, now: Date): string | null {
  const deadline = refundDeadline(collectionDate);
  if (!deadline || !isRefundable(collectionDate, now)) return null;
  const lastMinute = new Date(deadline.getTime() - 60_000);
  const [time] = formatDateTime(lastMinute.toISOString()).match(/\d\d:\d\d$/) ?? [];
  return `Free cancellation until ${time} on ${formatDay(todayInLondon(lastMinute))}.`;
}
