import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the part that the address names with its `#` into view, also when it came after the page. */
export function useHashTarget(): void {
  const { hash } = useLocation();

  useEffect(() => {
    const part = hash && document.getElementById(hash.slice(1));
    if (!part) return;
    part.scrollIntoView();
    part.focus({ preventScroll: true });
  }, [hash]);
}
