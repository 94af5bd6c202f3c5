import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export type ChangeUrlParams = (
  after: (before: URLSearchParams) => URLSearchParams,
  options?: { replace?: boolean; state?: unknown; preventScrollReset?: boolean },
) => void;

/**
 * The query of the address bar, and the way to change it, without scrolling unless told otherwise. A change starts from the address as it is,
 * not as it was drawn last: of two in quick succession both count.
 */
export function useUrlParams(): [URLSearchParams, ChangeUrlParams] {
  const [query, setQuery] = useSearchParams();
  const change: ChangeUrlParams = useCallback(
    (after, options = {}) =>
      setQuery(() => after(new URLSearchParams(window.location.search)), {
        preventScrollReset: true,
        ...options,
      }),
    [setQuery],
  );
  return [query, change];
}
