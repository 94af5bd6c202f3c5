import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored } from './stored';

const DEFAULTS = { itemView: 'list', sizeUnit: 'cm' } as const;

/** A way of reading the shop that this browser remembers; the server renders the default. */
export function useStoredChoice(key: 'itemView'): 'list' | 'grid';
export function useStoredChoice(key: 'sizeUnit'): 'cm' | 'in';
export function useStoredChoice(key: keyof typeof DEFAULTS) {
  return useSyncExternalStore(
    subscribeStored,
    () => readStored(key) ?? DEFAULTS[key],
    () => DEFAULTS[key],
  );
}
