import { todayInLondon } from '../../rules/collection-date';
import { formatDate, formatDay } from '../ui/formats';

const REFUND_RULE = 'Fully refundable until 24 hours before the collection date';

/** The chosen day in words, and until when a booking for it can be cancelled with a full refund, by UK time; the rule alone while no day is chosen. */
export function refundWords(collectionDate: string | null, now: Date): string {
  if (!collectionDate) return `${REFUND_RULE}.`;
  const lastDay = daysBefore(collectionDate, 2);
  const day = formatDay(collectionDate);
  return lastDay < todayInLondon(now)
    ? `${day}. Not refundable: this date begins within 24 hours. Choose a later date to keep the right to a full refund.`
    : `${day}. ${REFUND_RULE}: cancel by the end of ${formatDate(lastDay)}.`;
}

function daysBefore(calendarDay: string, days: number): string {
  const day = new Date(`${calendarDay}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, 10);
}
