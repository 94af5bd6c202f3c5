import { useEffect, useState } from 'react';

/** The text once nobody has typed in it for a moment. */
export function useSettledText(text: string, pauseMs = 250): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
