import { type ReactNode, useDeferredValue } from 'react';

interface DeferredProps {
  /** Stands there until then. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Draws a large part of a page in small pieces: the browser stays free for a press or a key between them, where data that
 * arrived would be drawn in one go. What changes in it later is drawn as ever.
 */
export function Deferred({ fallback, children }: DeferredProps) {
  return useDeferredValue(true, false) ? children : fallback;
}
