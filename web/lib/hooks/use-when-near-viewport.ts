import { type RefObject, useEffect } from 'react';

/** Calls `task` once the element is on the screen, or within half a screen of it. */
export function useWhenNearViewport(element: RefObject<HTMLElement | null>, task: () => void): void {
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        task();
      },
      { rootMargin: '50%' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, task]);
}
