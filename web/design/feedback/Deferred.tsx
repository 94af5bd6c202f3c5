import { type ReactNode, useDeferredValue } from 'react';

interface DeferredProps {
  /** Shown until then. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Renders a large part of a page in small pieces, so that the browser can handle presses and keys between them. Later changes
 * render as usual.
 */
export function Deferred({ fallback, children }: DeferredProps) {
  return useDeferredValue(true, false) ? children : fallback;
}
