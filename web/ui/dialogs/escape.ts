import type { KeyboardEvent } from 'react';

/**
 * For the content of a dialog: Escape that nothing else has taken. A message in the corner that came after the dialog hears
 * the key first, goes away, and leaves the dialog without it.
 */
export function onEscape(close: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    if (!hasOwnEscape(event.target)) close();
  };
}

/** Whether Escape means something smaller than the dialog there: the part has `data-own-escape`. */
export function hasOwnEscape(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-own-escape]') !== null;
}
