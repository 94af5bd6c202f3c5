import type { KeyboardEvent } from 'react';

/** For a dialog's content: Escape that nothing else has handled. A newer toast consumes Escape first. */
export function onEscape(close: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    if (!hasOwnEscape(event.target)) close();
  };
}

/** Whether Escape has a meaning of its own there: inside `data-own-escape`. */
export function hasOwnEscape(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-own-escape]') !== null;
}
