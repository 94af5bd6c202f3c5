import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ProductFilters, readProductFilters, writeProductFilters } from './product-filters';

/** The filters of the address bar, and the way to change some of them; a changed filter begins at the first page. */
export function useProductFilters() {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (changed: Partial<ProductFilters>, options: { replace?: boolean } = {}) =>
      setQuery((before) => writeProductFilters({ ...readProductFilters(before), page: 1, ...changed }), {
        ...options,
        preventScrollReset: true,
      }),
    [setQuery],
  );
  return { filters: readProductFilters(query), change };
}
