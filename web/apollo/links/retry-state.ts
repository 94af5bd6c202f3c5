import { useSyncExternalStore } from 'react';

/** Given to calls whose caller tries again by itself. */
export const NO_RETRY = { isRetried: false } as const;

let waiting = 0;
const listeners = new Set<() => void>();

/** Said by whoever waits before a call is sent again: 1 when it begins to, -1 when it is over. */
export function noteWaiting(change: 1 | -1): void {
  waiting += change;
  for (const listener of listeners) listener();
}

/** Whether some call found the server busy or away and is about to be sent again. */
export function useIsRetrying(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
