import { useCallback } from 'react';
import { useUrlParams } from '../../ui/lists/use-url-params';
import { type OrderFilters, readFilters, writeFilters } from './order-filters';

/** The filters in the address, and a setter; a changed filter starts at the first page. */
export function useOrderFilters() {
  const [query, changeUrlParams] = useUrlParams();
  const change = useCallback(
    (changed: Partial<OrderFilters>, options?: { replace?: boolean }) =>
      changeUrlParams((before) => writeFilters({ ...readFilters(before), page: 1, ...changed }), options),
    [changeUrlParams],
  );
  return { filters: readFilters(query), change };
}
