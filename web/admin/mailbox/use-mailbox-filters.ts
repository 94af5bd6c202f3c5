import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useUrlParams } from '../../ui/lists/use-url-params';
import { useCloseOpened } from '../ui/lists/use-close-opened';
import { type MailboxFilters, readFilters, writeFilters } from './mailbox-filters';

export type ChangeFilters = (
  changed: Partial<MailboxFilters>,
  options?: { replace?: boolean; state?: unknown },
) => void;

/** The filters of the address bar and the message being read, and the ways to change them; a changed filter begins at the first page. */
export function useMailboxFilters() {
  const [query, changeUrlParams] = useUrlParams();
  const change: ChangeFilters = useCallback(
    (changed, options) =>
      changeUrlParams((before) => {
        const filters = readFilters(before);
        const page = 'message' in changed ? filters.page : 1;
        return writeFilters({ ...filters, page, ...changed });
      }, options),
    [changeUrlParams],
  );
  const { state } = useLocation();
  /** Another message takes the place of the one being read, so that closing it leads to the list too. */
  const read = (message: string) => change({ message }, { replace: true, state });
  const close = useCloseOpened(() => change({ message: '' }, { replace: true }));
  return { filters: readFilters(query), change, read, close };
}
