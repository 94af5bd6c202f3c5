import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type MailboxFilters, readFilters, writeFilters } from './mailbox-filters';

export type ChangeFilters = (changed: Partial<MailboxFilters>, options?: { replace?: boolean }) => void;

/** The filters of the address bar, and the way to change some of them; a changed filter begins at the first page. */
export function useMailboxFilters() {
  const [query, setQuery] = useSearchParams();
  const change: ChangeFilters = useCallback(
    (changed, options = {}) =>
      setQuery(
        (before) => {
          const filters = readFilters(before);
          const page = 'message' in changed ? filters.page : 1;
          return writeFilters({ ...filters, page, ...changed });
        },
        { ...options, preventScrollReset: true },
      ),
    [setQuery],
  );
  return { filters: readFilters(query), change };
}
