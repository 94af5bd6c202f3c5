import { useEffect, useState } from 'react';

/** The value once it has not changed for `pauseMs`. */
export function useDebouncedValue(text: string, pauseMs = 250): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return debounced;
}
