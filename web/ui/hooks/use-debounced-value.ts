import { useEffect, useState } from 'react';

/** The text once nobody has typed in it for a moment. */
export function useDebouncedValue(text: string, pauseMs = 250): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return debounced;
}
