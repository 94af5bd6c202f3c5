import { useCallback } from 'react';
import { useUrlParams } from '../../ui/lists/use-url-params';
import { readFilters, type UserFilters, writeFilters } from './user-filters';

/** The filters of the address bar, and the way to change some of them; a changed filter begins at the first page. */
export function useUserFilters() {
  const [query, changeUrlParams] = useUrlParams();
  const change = useCallback(
    (changed: Partial<UserFilters>, options?: { replace?: boolean }) =>
      changeUrlParams((before) => writeFilters({ ...readFilters(before), page: 1, ...changed }), options),
    [changeUrlParams],
  );
  return { filters: readFilters(query), change };
}
