import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export type ChangeQuery = (
  after: (before: URLSearchParams) => URLSearchParams,
  options?: { replace?: boolean; state?: unknown },
) => void;

/**
 * The query of the address bar, and the way to change it without scrolling. A change starts from the address as it is,
 * not as it was drawn last: of two in quick succession both count.
 */
export function useQuery(): [URLSearchParams, ChangeQuery] {
  const [query, setQuery] = useSearchParams();
  const change: ChangeQuery = useCallback(
    (after, options = {}) =>
      setQuery(() => after(new URLSearchParams(window.location.search)), {
        ...options,
        preventScrollReset: true,
      }),
    [setQuery],
  );
  return [query, change];
}
