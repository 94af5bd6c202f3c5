import { useCallback, useMemo } from 'react';
import type { FilterSet } from './filters';
import { type UrlChangeOptions, useUrlParams } from './use-url-params';

export type ChangeFilters<F> = (changed: Partial<F>, options?: UrlChangeOptions) => void;

/** The filters in the address, a setter, and addresses of links that change some. */
export function useFilters<F>(set: FilterSet<F>) {
  const [query, changeUrlParams] = useUrlParams();
  const filters = useMemo(() => set.read(query), [set, query]);
  const change: ChangeFilters<F> = useCallback(
    (changed, options) =>
      changeUrlParams((before) => set.write(set.change(set.read(before), changed)), options),
    [set, changeUrlParams],
  );
  const linkTo = (changed: Partial<F>) => ({ search: set.write(set.change(filters, changed)).toString() });
  return { filters, change, linkTo };
}
