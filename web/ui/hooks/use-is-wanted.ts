import { type RefObject, startTransition, useEffect, useState } from 'react';
import { onFirstInteraction } from './on-first-interaction';

/**
 * Whether a part that begins with `element` is to be loaded and rendered: once that is on the screen, after the visitor's
 * first press, key, move or scroll, for print, or when the address names a part of the page.
 */
export function useIsWanted(element: RefObject<HTMLElement | null>): boolean {
  const [isWanted, setIsWanted] = useState(() => window.location.hash !== '');
  useEffect(() => {
    if (isWanted) return;
    const want = () => startTransition(() => setIsWanted(true));
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && want());
    if (element.current) observer.observe(element.current);
    const stop = onFirstInteraction(want);
    window.addEventListener('beforeprint', want);
    return () => {
      observer.disconnect();
      stop();
      window.removeEventListener('beforeprint', want);
    };
  }, [isWanted, element]);
  return isWanted;
}
