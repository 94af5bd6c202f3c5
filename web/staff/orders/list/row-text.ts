/** Short text for the list's cells. */

import { todayInLondon } from '../../../../rules/calendar-date';
import { plural } from '../../../lib/formats/counts';
import { formatShortDate } from '../../../lib/formats/short-dates';
import type { OrdersListFragment } from './OrdersList.generated';

/** One order of the list. */
export type OrderRow = OrdersListFragment;

/** "1 item", "12 items". */
export function itemsText(count: number): string {
  return plural(count, 'item');
}

/** The collection date; `isUrgent` when somebody must act: no date, or the date has passed without a change. */
export function collectionText(
  { collectionDate, status }: Pick<OrderRow, 'collectionDate' | 'status'>,
  now: Date,
): { readonly label: string; readonly isUrgent: boolean } {
  const isWaiting = status === 'PROCESSING';
  if (!collectionDate) return { label: 'No collection date', isUrgent: isWaiting };
  const today = todayInLondon(now);
  const day = formatShortDate(collectionDate);
  if (isWaiting && collectionDate === today) return { label: 'Collection today', isUrgent: false };
  if (isWaiting && collectionDate < today) return { label: `Collection was ${day}`, isUrgent: true };
  return { label: `Collection ${day}`, isUrgent: false };
}
