/** Options of the collection date filter, as days in London. */
import { daysAfter, todayInLondon } from '../../../../rules/calendar-date';
import { chosenDays, type Days, weekOf } from '../../ui/days';

/** Presets, no date at all, or typed days. */
export const COLLECTIONS = {
  '': 'Any date',
  today: 'Today',
  tomorrow: 'Tomorrow',
  week: 'This week',
  none: 'No date',
  days: 'Chosen days',
} as const;

export type Collection = keyof typeof COLLECTIONS;

/** The days of an option now, with weeks from Monday; null without a limit. */
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
