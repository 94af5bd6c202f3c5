import { useEffect, useEffectEvent } from 'react';
import { currentDesk } from '../ui/desk';
import { focusSearch, isTaken, moveRow, pressStep, tickRow } from './shortcuts';

interface Opened {
  palette: () => void;
  help: () => void;
}

/** Listens to the keys of the staff's area: Ctrl or Cmd with K always, single keys unless switched off or typing. */
export function useShortcuts(open: Opened): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') {
      event.preventDefault();
      return open.palette();
    }
    if (ctrlKey || metaKey || altKey || isTaken(event) || !currentDesk().hasShortcuts) return;
    const action = ACTIONS[key];
    if (!action) return;
    event.preventDefault();
    action(open);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => answer(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const ACTIONS: Readonly<Record<string, (open: Opened) => void>> = {
  '/': (open) => focusSearch() || open.palette(),
  '?': (open) => open.help(),
  j: () => pressStep(1) || moveRow(1),
  k: () => pressStep(-1) || moveRow(-1),
  ']': () => pressStep(1),
  '[': () => pressStep(-1),
  x: tickRow,
};
