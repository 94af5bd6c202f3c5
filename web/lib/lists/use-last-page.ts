import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsLeaving } from '../hooks/use-is-leaving';
import type { PageInfo } from './page-numbers';

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
