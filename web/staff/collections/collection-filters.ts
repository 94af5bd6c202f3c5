import { dayParam, defineFilters, pageParam } from '../../lib/lists/filters';

/** The listed day; empty: today. */
export function collectionFilters(today: string) {
  return defineFilters({ date: dayParam, page: pageParam }, (filters) =>
    filters.date === today ? { ...filters, date: '' } : filters,
  );
}
