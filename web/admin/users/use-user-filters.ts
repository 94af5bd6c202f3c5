import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters, type UserFilters, writeFilters } from './user-filters';

/** The filters of the address bar, and the way to change some of them; a changed filter begins at the first page. */
export function useUserFilters() {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (changed: Partial<UserFilters>, options: { replace?: boolean } = {}) =>
      setQuery((before) => writeFilters({ ...readFilters(before), page: 1, ...changed }), {
        ...options,
        preventScrollReset: true,
      }),
    [setQuery],
  );
  return { filters: readFilters(query), change };
}
