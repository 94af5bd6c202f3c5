import { useSyncExternalStore } from 'react';

/** Whether scripts run here: false in what the server renders, and while the browser takes that over. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
