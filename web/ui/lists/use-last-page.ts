import { useEffect, useEffectEvent } from 'react';
import { useNavigation } from 'react-router-dom';
import type { PageInfo } from './page-numbers';

/** Goes to the last page of a list when the page that was asked for lies beyond it, unless the visitor is leaving. */
export function useLastPage(info: PageInfo | undefined, toPage: (page: number) => void): void {
  const go = useEffectEvent(toPage);
  const isLeaving = useNavigation().state !== 'idle';
  const last = info && Math.max(1, info.totalPages);
  const page = info?.page;
  useEffect(() => {
    if (!isLeaving && last && page && page > last) go(last);
  }, [isLeaving, last, page]);
}
