import { useCallback, useRef, useState } from 'react';
import type { BoxItemValues } from './box-form';

/** Unsaved box contents by box number, kept while boxes collapse and pages change. */
export function useDrafts() {
  const drafts = useRef(new Map<number, BoxItemValues[]>());
  const [count, setCount] = useState(0);

  const keep = useCallback((number: number, items: BoxItemValues[] | null) => {
    if (items) drafts.current.set(number, items);
    else drafts.current.delete(number);
    setCount(drafts.current.size);
  }, []);
  const draftOf = useCallback((number: number) => drafts.current.get(number), []);

  return { count, keep, draftOf };
}
