import { useEffect, useEffectEvent } from 'react';
import { currentPreferences } from '../ui/staff-preferences';
import { focusSearch, isTaken, moveRow, pressStep, tickRow } from './shortcuts';

interface Shortcuts {
  openPalette: () => void;
  openHelp: () => void;
  /** Takes what is typed outside a field, while the open palette has no focus yet. */
  type?: (key: string) => void;
}

/** Listens to the keys of the staff's area: Ctrl or Cmd with K always, single keys unless switched off or typing. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') {
      event.preventDefault();
      return shortcuts.openPalette();
    }
    if (ctrlKey || metaKey || altKey || isTaken(event)) return;
    if (shortcuts.type && key.length === 1) {
      event.preventDefault();
      return shortcuts.type(key);
    }
    if (!currentPreferences().hasShortcuts) return;
    const action = ACTIONS[key];
    if (!action) return;
    event.preventDefault();
    action(shortcuts);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => answer(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const ACTIONS: Readonly<Record<string, (shortcuts: Shortcuts) => void>> = {
  '/': ({ openPalette }) => focusSearch() || openPalette(),
  '?': ({ openHelp }) => openHelp(),
  j: () => pressStep(1) || moveRow(1),
  k: () => pressStep(-1) || moveRow(-1),
  ']': () => pressStep(1),
  '[': () => pressStep(-1),
  x: tickRow,
};
