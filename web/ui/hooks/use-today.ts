import { useSyncExternalStore } from 'react';
import { todayInLondon } from '../../../rules/collection-date';

const EVERY_MS = 15_000;

/** The day it is in the United Kingdom, YYYY-MM-DD. A page that is left open overnight is drawn anew on the next one. */
export function useToday(): string {
  return useSyncExternalStore(watchClock, today, today);
}

const today = () => todayInLondon(new Date());

/** Looks now and then, and at once when the page is seen again: a hidden one has slow timers. */
function watchClock(listener: () => void): () => void {
  const timer = setInterval(listener, EVERY_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
