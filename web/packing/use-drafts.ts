import { useCallback, useRef, useState } from 'react';
import { useAskBeforeUnload } from '../ui/forms/use-ask-before-unload';
import type { TypedItem } from './box-form';

/** What was typed into boxes and not saved yet, by box number: kept while boxes are folded or pages turned. */
export function useDrafts() {
  const drafts = useRef(new Map<number, TypedItem[]>());
  const [count, setCount] = useState(0);

  const keep = useCallback((number: number, items: TypedItem[] | null) => {
    if (items) drafts.current.set(number, items);
    else drafts.current.delete(number);
    setCount(drafts.current.size);
  }, []);
  const draftOf = useCallback((number: number) => drafts.current.get(number), []);

  useAskBeforeUnload(count > 0);

  return { count, keep, draftOf };
}
