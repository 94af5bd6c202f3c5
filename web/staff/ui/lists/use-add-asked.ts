import { useEffect, useEffectEvent } from 'react';
import { useUrlParams } from '../../../lib/lists/use-url-params';

/** Opens the form for a new record when the address asks for it (`?add=`), once. */
export function useAddAsked(open: () => void): void {
  const [query, change] = useUrlParams();
  const isAsked = query.has('add');
  const answer = useEffectEvent(() => {
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
    if (isAsked) answer();
  }, [isAsked]);
}
