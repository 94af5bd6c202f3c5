import { useSyncExternalStore } from 'react';
import { todayInLondon } from '../../../rules/calendar-date';

const EVERY_MS = 15_000;

/** Today in the United Kingdom, YYYY-MM-DD. A page left open overnight re-renders on the next day. */
export function useToday(): string {
  return useSyncExternalStore(watchClock, today, today);
}

const today = () => todayInLondon(new Date());

/** Polls, and checks at once when the tab becomes visible: hidden tabs have slow timers. */
function watchClock(listener: () => void): () => void {
  const timer = setInterval(listener, EVERY_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
