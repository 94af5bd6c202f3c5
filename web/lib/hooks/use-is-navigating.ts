import { useContext, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

/**
 * Whether a navigation is on its way, which an automatic change of the address would cancel. Known at once: `useNavigation`
 * renders in a transition, so an answer that arrives right after a press would not see it.
 */
export function useIsNavigating(): boolean {
  const { router } = useContext(UNSAFE_DataRouterContext)!;
  const { key } = useLocation();
  return useSyncExternalStore(
    router.subscribe,
    () => router.state.navigation.state !== 'idle' || router.state.location.key !== key,
    () => false,
  );
}
