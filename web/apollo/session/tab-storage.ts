/** Session storage; nothing else accesses it. In a browser that refuses storage nothing is stored. */
import type { Check } from './shape';

/** The value under a key; null when absent or rejected by `check`. */
export function readTab<T>(key: string, check: Check<T>): T | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return check(value) ? value : null;
  } catch {
    return null;
  }
}

export function writeTab(key: string, value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without session storage it lasts as long as the page.
  }
}

export function removeTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}

export function tabKeys(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}
