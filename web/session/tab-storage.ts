/** Session storage; nothing else accesses it. What the browser refuses to store lasts as long as the page. */
import type { TypeGuard } from './type-guards';

export interface TabStorage<T extends object> {
  /** The stored value; null when absent or of another shape. */
  read: () => T | null;
  write: (value: T) => void;
  remove: () => void;
}

/** Values that a full or refused storage did not take; they are newer than the stored ones of the same keys. */
const refused = new Map<string, string>();

/** One value of this tab. What an older version or a person wrote there is read only if it passes `check`. */
export function tabStorage<T extends object>(key: string, check: TypeGuard<T>): TabStorage<T> {
  return {
    read() {
      const value = attempt((): unknown =>
        JSON.parse(refused.get(key) ?? sessionStorage.getItem(key) ?? 'null'),
      );
      return check(value) ? value : null;
    },
    write(value) {
      const text = JSON.stringify(value);
      refused.set(key, text);
      attempt(() => {
        sessionStorage.setItem(key, text);
        refused.delete(key);
      });
    },
    remove() {
      refused.delete(key);
      attempt(() => sessionStorage.removeItem(key));
    },
  };
}

/** Removes every value whose key begins with `prefix`. */
export function removeTabValues(prefix: string): void {
  for (const key of [...refused.keys()]) if (key.startsWith(prefix)) refused.delete(key);
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
