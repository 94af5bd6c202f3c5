import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface UrlChangeOptions {
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
}

export type ChangeUrlParams = (
  after: (before: URLSearchParams) => URLSearchParams,
  options?: UrlChangeOptions,
) => void;

/**
 * The URL's parameters and a setter, which keeps the scroll position by default. An update starts from the current URL, not
 * the last rendered one, so that two in quick succession both count. It renders before the next task, not in the router's
 * transition, so that a link pressed right after it leads to what was chosen.
 */
export function useUrlParams(): [URLSearchParams, ChangeUrlParams] {
  const [query, setQuery] = useSearchParams();
  const change: ChangeUrlParams = useCallback(
    (after, options = {}) =>
      // Fields change it in effects, where React cannot render.
      queueMicrotask(() =>
        setQuery(() => after(new URLSearchParams(window.location.search)), {
          preventScrollReset: true,
          flushSync: true,
          ...options,
        }),
      ),
    [setQuery],
  );
  return [query, change];
}
