/** The choices of the filter on collection dates, as days of the calendar in London. */
import { todayInLondon } from '../../../../rules/collection-date';
import { chosenDays, type Days, daysAfter, weekOf } from './days';

/** Quick choices, no date at all, or days that somebody has typed. */
export const COLLECTIONS = {
  '': 'Any date',
  today: 'Today',
  tomorrow: 'Tomorrow',
  week: 'This week',
  none: 'Without date',
  days: 'Chosen days',
} as const;

export type Collection = keyof typeof COLLECTIONS;

/** The days a choice stands for at this moment; a week begins on Monday. Null when it says nothing about days. */
export function collectionDays(collection: Collection, chosen: Days, now: Date): Days | null {
  const today = todayInLondon(now);
  switch (collection) {
    case 'today':
      return { from: today, to: today };
    case 'tomorrow':
      return { from: daysAfter(today, 1), to: daysAfter(today, 1) };
    case 'week':
      return weekOf(today);
    case 'days':
      return chosenDays(chosen);
    default:
      return null;
  }
}
