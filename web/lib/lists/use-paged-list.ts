import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsLeaving } from '../hooks/use-is-leaving';
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
  readonly isOfAnother: boolean;
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
}

/** The rows of a query. Earlier rows stay while others load, unless `canStay` forbids it, and after a failure. */
export function useList<Data, List>(
  { data, previousData, error, variables, refetch }: ListQuery<Data>,
  listOf: (data: Data) => List,
  canStay: (previous: List) => boolean = () => true,
): QueriedList<List> {
  const asked = JSON.stringify(variables);
  const answered = useRef<string>(undefined);
  useEffect(() => {
    if (data) answered.current = asked;
  }, [data, asked]);

  const isOfAnother = !data && answered.current !== asked;
  const previous = previousData && !(error && isOfAnother) ? listOf(previousData) : undefined;
  const kept = previous && canStay(previous) ? previous : undefined;
  return {
    list: data ? listOf(data) : kept,
    isStale: !data || Boolean(error),
    isOfAnother,
    error,
    refetch: () => refetch().catch(() => {}),
  };
}

/** A list in pages: `useList`, and a page beyond the last becomes the last. */
export function usePagedList<Data, List extends { readonly pageInfo: PageInfo }>(
  query: ListQuery<Data>,
  listOf: (data: Data) => List,
  change: (changed: { page: number }, options: { replace: true }) => void,
  canStay?: (previous: List) => boolean,
): QueriedList<List> {
  const result = useList(query, listOf, canStay);
  useLastPage(result.isStale ? undefined : result.list?.pageInfo, (page) =>
    change({ page }, { replace: true }),
  );
  return result;
}

/** Goes to the list's last page when the requested page lies beyond it, unless the visitor is navigating away. */
export function useLastPage(info: PageInfo | undefined, toPage: (page: number) => void): void {
  const go = useEffectEvent(toPage);
  const isLeaving = useIsLeaving();
  const last = info && Math.max(1, info.totalPages);
  const page = info?.page;
  /** Going there changes the address before the list has its new answer. */
  const isGoing = useRef(false);
  useEffect(() => {
    if (!last || !page || page <= last) isGoing.current = false;
    else if (!isLeaving && !isGoing.current) {
      isGoing.current = true;
      go(last);
    }
  }, [isLeaving, last, page]);
}
