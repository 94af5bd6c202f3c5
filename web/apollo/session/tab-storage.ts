/** Session storage; nothing else accesses it. In a browser that refuses storage nothing is stored, and nothing throws. */
import type { Check } from './shape';

export interface TabStorage<T extends object> {
  /** The stored value; null when absent or of another shape. */
  read: () => T | null;
  write: (value: T) => void;
  remove: () => void;
}

/** One value of this tab. What an older version or a person wrote there is read only if it passes `check`. */
export function tabStorage<T extends object>(key: string, check: Check<T>): TabStorage<T> {
  return {
    read() {
      const value = attempt((): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null'));
      return check(value) ? value : null;
    },
    // A full or refused storage: the value lasts as long as the page.
    write: (value) => attempt(() => sessionStorage.setItem(key, JSON.stringify(value))),
    remove: () => attempt(() => sessionStorage.removeItem(key)),
  };
}

/** Removes every value whose key begins with `prefix`. */
export function removeTabValues(prefix: string): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  });
}

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
