import { useSyncExternalStore } from 'react';
import { from } from '../../design/theme/tokens';

const DESKTOP = from.desktop.replace('@media ', '');

/**
 * Whether the window has a desktop's width: for parts too costly to render where styles hide them. True on the server, where
 * styles decide.
 */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(DESKTOP).matches,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(DESKTOP);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
