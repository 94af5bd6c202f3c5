import { useCallback } from 'react';
import { useQuery } from '../../ui/lists/use-query';
import { readFilters, type UserFilters, writeFilters } from './user-filters';

/** The filters of the address bar, and the way to change some of them; a changed filter begins at the first page. */
export function useUserFilters() {
  const [query, changeQuery] = useQuery();
  const change = useCallback(
    (changed: Partial<UserFilters>, options?: { replace?: boolean }) =>
      changeQuery((before) => writeFilters({ ...readFilters(before), page: 1, ...changed }), options),
    [changeQuery],
  );
  return { filters: readFilters(query), change };
}
