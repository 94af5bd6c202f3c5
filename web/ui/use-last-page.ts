import { useEffect, useEffectEvent } from 'react';
import type { PageInfo } from './page-numbers';

/** Goes to the last page of a list when the page that was asked for lies beyond it. */
export function useLastPage(info: PageInfo | undefined, toPage: (page: number) => void): void {
  const go = useEffectEvent(toPage);
  const last = info && Math.max(1, info.totalPages);
  const page = info?.page;
  useEffect(() => {
    if (last && page && page > last) go(last);
  }, [last, page]);
}
