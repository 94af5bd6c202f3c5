import { type RefObject, useEffect } from 'react';

/** Time on screen after which something counts as read. */
const SEEN_AFTER_MS = 1_000;
/** Share that must be on screen. */
const SHARE = 0.4;

/** Calls `onSeen` once the element was visible in an active tab for a second, while `isDue`. */
export function useSeen(element: RefObject<HTMLElement | null>, isDue: boolean, onSeen: () => void): void {
  useEffect(() => {
    if (!isDue || !element.current) return;
    let isOnScreen = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const checkVisible = () => {
      clearTimeout(timer);
      if (isOnScreen && document.visibilityState === 'visible') timer = setTimeout(onSeen, SEEN_AFTER_MS);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        isOnScreen = entry?.isIntersecting === true;
        checkVisible();
      },
      { threshold: SHARE },
    );
    observer.observe(element.current);
    document.addEventListener('visibilitychange', checkVisible);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', checkVisible);
    };
  }, [element, isDue, onSeen]);
}
