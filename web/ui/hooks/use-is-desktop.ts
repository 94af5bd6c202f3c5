import { useSyncExternalStore } from 'react';
import { from } from '../../theme/tokens';

const DESKTOP = from.desktop.replace('@media ', '');

/**
 * Whether the window has a desktop's width: for parts that cost too much to be drawn where the style hides them. True in what
 * the server renders, where the style decides.
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
