import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens and scrolls to the element of the address's hash, also when it mounts after the page. */
export function useHashTarget(): void {
  const { hash } = useLocation();

  useEffect(() => {
    // A part that renders late, in a transition, still has the address from before a press.
    const part = hash && hash === window.location.hash && document.getElementById(hash.slice(1));
    if (!part) return;
    part.querySelector('details')?.setAttribute('open', '');
    part.scrollIntoView();
    part.focus({ preventScroll: true });
  }, [hash]);
}
