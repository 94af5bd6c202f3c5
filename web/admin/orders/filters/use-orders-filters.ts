import { useCallback, useMemo } from 'react';
import { useQuery } from '../../../ui/lists/use-query';
import { OPEN } from '../list/use-open-order';
import { type OrdersFilters, readFilters, writeFilters } from './orders-filters';

/** The filters of the address bar, and the way to change some of them; a changed filter begins at the first page. */
export function useOrdersFilters() {
  const [query, changeQuery] = useQuery();
  const filters = useMemo(() => readFilters(query), [query]);
  const change = useCallback(
    (changed: Partial<OrdersFilters>, options?: { replace?: boolean }) =>
      changeQuery((before) => {
        const after = writeFilters({ ...readFilters(before), page: 1, ...changed });
        const open = before.get(OPEN);
        if (open) after.set(OPEN, open);
        return after;
      }, options),
    [changeQuery],
  );
  return { filters, change };
}
