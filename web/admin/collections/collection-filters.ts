import { dayParam, defineFilters, pageParam } from '../../ui/lists/filters';

/** Days in London, YYYY-MM-DD, both inclusive. */
export function collectionFilters(today: string) {
  return defineFilters({ date: dayParam, page: pageParam }, (filters) =>
    filters.date === today ? { ...filters, date: '' } : filters,
  );
}
