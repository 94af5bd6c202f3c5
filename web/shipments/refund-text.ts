import { todayInLondon } from '../../rules/collection-date';
import { isRefundable, refundDeadline } from '../../rules/orders/refund-window';
import { formatDate, formatDateTime, formatDay } from '../ui/formats';

const REFUND_RULE = 'Fully refundable until 24 hours before the collection date';

/**
 * The chosen day, and until when a booking for it can be cancelled with a full refund, UK time; the rule alone without a day.
 */
export function refundDeadlineText(collectionDate: string | null, now: Date): string {
  const deadline = refundDeadline(collectionDate);
  if (!collectionDate || !deadline) return `${REFUND_RULE}.`;
  const day = formatDay(collectionDate);
  return isRefundable(collectionDate, now)
    ? `${day}. ${REFUND_RULE}: cancel ${byWhen(deadline)}.`
    : `${day}. Not refundable: this date begins within 24 hours. Choose a later date to keep the right to a full refund.`;
}

/** Midnight is the end of a day; with a clock change it is an hour of the day. */
function byWhen(deadline: Date): string {
  const isMidnight = formatDateTime(deadline.toISOString()).endsWith('00:00');
  if (!isMidnight) return `before ${formatDateTime(deadline.toISOString())}`;
  const lastMinute = new Date(deadline.getTime() - 60_000);
  return `by the end of ${formatDate(todayInLondon(lastMinute))}`;
}
