import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored } from './stored';

/** The first is the default. */
const OPTIONS = { itemView: ['list', 'grid'], sizeUnit: ['cm', 'in'] } as const;

export const SIZE_UNITS = [
  { value: 'cm', name: 'cm' },
  { value: 'in', name: 'inches' },
] as const;

type Option<K extends keyof typeof OPTIONS> = (typeof OPTIONS)[K][number];

/** A way of reading the shop that this browser remembers; the server renders the default. */
export function useStoredChoice<K extends keyof typeof OPTIONS>(key: K): Option<K> {
  const options: readonly Option<K>[] = OPTIONS[key];
  const initial = options[0] as Option<K>;
  return useSyncExternalStore(
    subscribeStored,
    () => options.find((option) => option === readStored(key)) ?? initial,
    () => initial,
  );
}
