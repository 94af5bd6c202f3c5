import { useCallback, useMemo } from 'react';
import { useUrlParams } from '../../../ui/lists/use-url-params';
import { OPEN } from '../list/use-open-order';
import { type OrdersFilters, readFilters, writeFilters } from './orders-filters';

/** The filters of the address bar, and the way to change some of them; a changed filter begins at the first page. */
export function useOrdersFilters() {
  const [query, changeUrlParams] = useUrlParams();
  const filters = useMemo(() => readFilters(query), [query]);
  const change = useCallback(
    (changed: Partial<OrdersFilters>, options?: { replace?: boolean }) =>
      changeUrlParams((before) => {
        const after = writeFilters({ ...readFilters(before), page: 1, ...changed });
        const open = before.get(OPEN);
        if (open) after.set(OPEN, open);
        return after;
      }, options),
    [changeUrlParams],
  );
  return { filters, change };
}
