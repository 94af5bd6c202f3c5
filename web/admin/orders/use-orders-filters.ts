import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type OrdersFilters, readFilters, writeFilters } from './orders-filters';
import { OPEN } from './use-open-order';

/** The filters of the address bar, and the way to change some of them; a changed filter begins at the first page. */
export function useOrdersFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => readFilters(query), [query]);
  const change = useCallback(
    (changed: Partial<OrdersFilters>, options: { replace?: boolean } = {}) =>
      setQuery(
        () => {
          // Of the address, not of what was drawn last: two changes may come before one is drawn.
          const before = new URLSearchParams(window.location.search);
          const after = writeFilters({ ...readFilters(before), page: 1, ...changed });
          const open = before.get(OPEN);
          if (open) after.set(OPEN, open);
          return after;
        },
        { ...options, preventScrollReset: true },
      ),
    [setQuery],
  );
  return { filters, change };
}
