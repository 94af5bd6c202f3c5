import { useCallback } from 'react';
import { useUrlParams } from '../../ui/lists/use-url-params';
import { type ProductFilters, readProductFilters, writeProductFilters } from './product-filters';

/** The filters of the address bar, and the way to change some of them; a changed filter begins at the first page. */
export function useProductFilters() {
  const [query, changeUrlParams] = useUrlParams();
  const change = useCallback(
    (changed: Partial<ProductFilters>, options?: { replace?: boolean }) =>
      changeUrlParams(
        (before) => writeProductFilters({ ...readProductFilters(before), page: 1, ...changed }),
        options,
      ),
    [changeUrlParams],
  );
  return { filters: readProductFilters(query), change };
}
