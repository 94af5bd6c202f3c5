import { useEffect, useEffectEvent } from 'react';
import { useUrlParams } from '../../../lib/lists/use-url-params';

/** Opens the form for a new record when the address asks for it (`?add=`), once. */
export function useAddParam(open: () => void): void {
  const [query, change] = useUrlParams();
  const hasParam = query.has('add');
  const openOnce = useEffectEvent(() => {
    open();
    change(
      (before) => {
        before.delete('add');
        return before;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (hasParam) openOnce();
  }, [hasParam]);
}
