import { useCallback } from 'react';
import { useQuery } from '../../ui/lists/use-query';
import { type ProductFilters, readProductFilters, writeProductFilters } from './product-filters';

/** The filters of the address bar, and the way to change some of them; a changed filter begins at the first page. */
export function useProductFilters() {
  const [query, changeQuery] = useQuery();
  const change = useCallback(
    (changed: Partial<ProductFilters>, options?: { replace?: boolean }) =>
      changeQuery(
        (before) => writeProductFilters({ ...readProductFilters(before), page: 1, ...changed }),
        options,
      ),
    [changeQuery],
  );
  return { filters: readProductFilters(query), change };
}
