import { useCallback } from 'react';
import { useQuery } from '../../ui/lists/use-query';
import { type OrderFilters, readFilters, writeFilters } from './order-filters';

/** The filters of the address bar, and the way to change some of them; a changed filter begins at the first page. */
export function useOrderFilters() {
  const [query, changeQuery] = useQuery();
  const change = useCallback(
    (changed: Partial<OrderFilters>, options?: { replace?: boolean }) =>
      changeQuery((before) => writeFilters({ ...readFilters(before), page: 1, ...changed }), options),
    [changeQuery],
  );
  return { filters: readFilters(query), change };
}
