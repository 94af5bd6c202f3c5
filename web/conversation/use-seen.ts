import { type RefObject, useEffect } from 'react';

/** How long something is looked at before it counts as read. */
const SEEN_AFTER_MS = 1_000;
/** How much of it is on the screen by then. */
const SHARE = 0.4;

/** Calls `onSeen` once the element was on the screen of an open tab for a second, while `isDue`. */
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
