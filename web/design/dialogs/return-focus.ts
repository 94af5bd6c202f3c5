import { useRef } from 'react';

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
      const isElsewhere = document.activeElement && document.activeElement !== document.body;
      if (isElsewhere) return;
      const target = opener.current?.isConnected ? opener.current : document.querySelector('h1');
      target?.focus();
    },
  };
}
