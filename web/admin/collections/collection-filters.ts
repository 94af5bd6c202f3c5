import { dayParam, defineFilters, pageParam } from '../../ui/lists/filters';

/** The day whose collections are listed; empty: today. */
export function collectionFilters(today: string) {
  return defineFilters({ date: dayParam, page: pageParam }, (filters) =>
    filters.date === today ? { ...filters, date: '' } : filters,
  );
}
