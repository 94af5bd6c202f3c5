/** Short text for the list's cells. */
import { todayInLondon } from '../../../../rules/collection-date';
import { onFirstUse } from '../../../../rules/on-first-use';
import type { OrderRowFragment } from './orders.generated';

const DAY = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);
const UK_DAY = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'Europe/London',
    }),
);
const UK_TIME = onFirstUse(
  () => new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' }),
);

/** The UK day of an instant: "21 Nov 2026". */
export function dayOf(instant: string): string {
  return UK_DAY().format(new Date(instant));
}

/** The UK time of an instant: "14:05". */
export function timeOf(instant: string): string {
  return UK_TIME().format(new Date(instant));
}

/** "1 item", "12 items". */
export function itemsText(count: number): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? 'item' : 'items'}`;
}

/** The collection date; `isUrgent` when somebody must act: no date, or the date has passed without a change. */
export function collectionText(
  { collectionDate, status }: Pick<OrderRowFragment, 'collectionDate' | 'status'>,
  now: Date,
): { readonly label: string; readonly isUrgent: boolean } {
  const isWaiting = status === 'PROCESSING';
  if (!collectionDate) return { label: 'No collection date', isUrgent: isWaiting };
  const today = todayInLondon(now);
  const day = DAY().format(new Date(`${collectionDate}T00:00:00Z`));
  if (isWaiting && collectionDate === today) return { label: 'Collection today', isUrgent: false };
  if (isWaiting && collectionDate < today) return { label: `Collection was ${day}`, isUrgent: true };
  return { label: `Collection ${day}`, isUrgent: false };
}
