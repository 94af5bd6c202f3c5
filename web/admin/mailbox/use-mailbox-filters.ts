import { useCallback } from 'react';
import { useQuery } from '../../ui/use-query';
import { type MailboxFilters, readFilters, writeFilters } from './mailbox-filters';

export type ChangeFilters = (changed: Partial<MailboxFilters>, options?: { replace?: boolean }) => void;

/** The filters of the address bar, and the way to change some of them; a changed filter begins at the first page. */
export function useMailboxFilters() {
  const [query, changeQuery] = useQuery();
  const change: ChangeFilters = useCallback(
    (changed, options) =>
      changeQuery((before) => {
        const filters = readFilters(before);
        const page = 'message' in changed ? filters.page : 1;
        return writeFilters({ ...filters, page, ...changed });
      }, options),
    [changeQuery],
  );
  return { filters: readFilters(query), change };
}
