import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsNavigating } from '../hooks/use-is-navigating';
import type { PageInfo } from './page-numbers';

/** The fields that a list reads of its query's result. */
interface ListQuery<Data> {
  readonly data: Data | undefined;
  readonly previousData?: Data | undefined;
  readonly error?: unknown;
  readonly variables?: unknown;
  readonly refetch: () => Promise<unknown>;
}

export interface QueriedList<List> {
  /** The rows, or the previous query's while loading; undefined without any. */
  readonly list: List | undefined;
  /** The rows may be out of date. */
  readonly isStale: boolean;
  /** The rows are still the previous query's. */
  readonly isPreviousData: boolean;
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
}

/** The rows of a query. Earlier rows stay while others load, unless `canStay` forbids it, and after a failure. */
export function useList<Data, List>(
  { data, previousData, error, variables, refetch }: ListQuery<Data>,
  listOf: (data: Data) => List,
  keepPrevious: (previous: List) => boolean = () => true,
): QueriedList<List> {
  const requested = JSON.stringify(variables);
  const received = useRef<string>(undefined);
  useEffect(() => {
    if (data) received.current = requested;
  }, [data, requested]);

  const isPreviousData = !data && received.current !== requested;
  const previous = previousData && !(error && isPreviousData) ? listOf(previousData) : undefined;
  const kept = previous && keepPrevious(previous) ? previous : undefined;
  return {
    list: data ? listOf(data) : kept,
    isStale: !data || Boolean(error),
    isPreviousData,
    error,
    refetch: () => refetch().catch(() => {}),
  };
}

/** A list in pages: `useList`, and a page beyond the last becomes the last. */
export function usePagedList<Data, List extends { readonly pageInfo: PageInfo }>(
  query: ListQuery<Data>,
  listOf: (data: Data) => List,
  change: (changed: { page: number }, options: { replace: true }) => void,
  keepPrevious?: (previous: List) => boolean,
): QueriedList<List> {
  const result = useList(query, listOf, keepPrevious);
  useLastPage(result.isStale ? undefined : result.list?.pageInfo, (page) =>
    change({ page }, { replace: true }),
  );
  return result;
}

/** Goes to the list's last page when the requested page lies beyond it, unless the visitor is navigating away. */
export function useLastPage(info: PageInfo | undefined, toPage: (page: number) => void): void {
  const go = useEffectEvent(toPage);
  const isNavigating = useIsNavigating();
  const last = info && Math.max(1, info.totalPages);
  const page = info?.page;
  /** Going there changes the address before the list has its new answer. */
  const isGoing = useRef(false);
  useEffect(() => {
    if (!last || !page || page <= last) isGoing.current = false;
    else if (!isNavigating && !isGoing.current) {
      isGoing.current = true;
      go(last);
    }
  }, [isNavigating, last, page]);
}
