import { useEffect, useEffectEvent } from 'react';
import { useIsLeaving } from '../hooks/use-is-leaving';
import type { PageInfo } from './page-numbers';

/** Goes to the list's last page when the requested page lies beyond it, unless the visitor is navigating away. */
export function useLastPage(info: PageInfo | undefined, toPage: (page: number) => void): void {
  const go = useEffectEvent(toPage);
  const isLeaving = useIsLeaving();
  const last = info && Math.max(1, info.totalPages);
  const page = info?.page;
  useEffect(() => {
    if (!isLeaving && last && page && page > last) go(last);
  }, [isLeaving, last, page]);
}
