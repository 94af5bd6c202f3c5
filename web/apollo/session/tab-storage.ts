/** What this tab keeps until it is closed; nothing else touches session storage. A browser that refuses keeps nothing. */
import type { Check } from './shape';

/** The value under a key; null when there is none, or not one that passes `check`. */
export function readTab<T>(key: string, check: Check<T>): T | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return check(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps a value. */
export function writeTab(key: string, value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without session storage it lives as long as the page.
  }
}

/** Forgets the value under a key. */
export function removeTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept there either.
  }
}

/** Every key there is. */
export function tabKeys(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}
