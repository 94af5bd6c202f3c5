/** Everything the browser keeps for us, under the names of the specification; nothing else touches local storage. */

export interface SessionUser {
  id: string;
  name: string;
  email: string;
  role: 'customer' | 'admin';
}

interface Stored {
  userToken: string;
  userInfo: SessionUser;
  userRole: string;
  guestId: string;
  /** Provisional cart kept while the server cannot be reached; the cart room checks its shape. */
  cart: unknown;
  toCountry: string;
  collectionDate: string;
  /** Picker item id to product id. */
  itemIdToProductMap: Record<string, string>;
  /** E-mail of "Remember me". */
  rememberedEmail: string;
}

export type StoredKey = keyof Stored;

/** The value under a key; undefined when there is none or it cannot be read. */
export function readStored<K extends StoredKey>(key: K): Stored[K] | undefined {
  const text = readText(key);
  if (text === null) return undefined;
  if (plainTextKeys.has(key)) return text as Stored[K];
  try {
    return JSON.parse(text) as Stored[K];
  } catch {
    return undefined;
  }
}

/** Keeps a value, in memory only when the browser refuses storage. */
export function writeStored<K extends StoredKey>(key: K, value: Stored[K]): void {
  const text = plainTextKeys.has(key) ? String(value) : JSON.stringify(value);
  inMemory.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // Private windows and full disks refuse; the copy in memory serves until the tab closes.
  }
  announce(key);
}

/** Forgets the value under a key. */
export function removeStored(key: StoredKey): void {
  inMemory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept there either.
  }
  announce(key);
}

/** Calls `listener` after any change, made here or in another tab (then without a key when all was cleared). Returns the way to stop. */
export function subscribeStored(listener: (key: StoredKey | null) => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === null) inMemory.clear();
    else inMemory.delete(event.key as StoredKey);
    listener(event.key as StoredKey | null);
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

const plainTextKeys: ReadonlySet<StoredKey> = new Set<StoredKey>([
  'userToken',
  'userRole',
  'guestId',
  'toCountry',
  'collectionDate',
  'rememberedEmail',
]);
const inMemory = new Map<StoredKey, string>();
const listeners = new Set<(key: StoredKey | null) => void>();

function readText(key: StoredKey): string | null {
  try {
    return localStorage.getItem(key) ?? inMemory.get(key) ?? null;
  } catch {
    return inMemory.get(key) ?? null;
  }
}

function announce(key: StoredKey): void {
  for (const listener of listeners) listener(key);
}
