import { useSyncExternalStore } from 'react';
import { createListeners } from '../../session/listeners';

/** Context of calls whose caller retries by itself. */
export const NO_RETRY = { isRetried: false } as const;

let waiting = 0;
const listeners = createListeners();

/** Counts calls that are slow or wait for a retry: 1 when that begins, -1 when it ends. */
export function countWaiting(change: 1 | -1): void {
  waiting += change;
  listeners.notify();
}

/** Whether a call is slow, or found the server busy or down and will be retried. */
export function useIsRetrying(): boolean {
  return useSyncExternalStore(
    listeners.add,
    () => waiting > 0,
    () => false,
  );
}
