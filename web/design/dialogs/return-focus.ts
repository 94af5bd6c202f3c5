import { useRef } from 'react';

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

/**
 * Handlers for the content of a dialog that is opened from outside: on close the focus returns to where it was, or to the
 * heading if that is gone.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement>(null);

  return {
    onOpenAutoFocus(): void {
      opener.current = document.activeElement as HTMLElement | null;
    },
    onCloseAutoFocus(event: Event): void {
      event.preventDefault();
      if (hasFocus()) return;
      if (opener.current?.isConnected) opener.current.focus();
      // After a dialog around this one, which closes too, has returned the focus to its own opener.
      else setTimeout(() => !hasFocus() && document.querySelector('h1')?.focus());
    },
  };
}
