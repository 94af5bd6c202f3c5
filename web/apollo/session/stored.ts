/** Everything the browser keeps for us, under the names of the specification; nothing else touches local storage. */
import { type Check, isText, oneOf, optional, orNull, recordOf, shape } from './shape';

export interface SessionUser {
  id: string;
  name: string;
  email: string;
  role: 'customer' | 'admin';
  /** Null while the e-mail address is to be confirmed; left out when that is not known. */
  emailVerifiedAt?: string | null;
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

/** The value under a key; undefined when there is none or it makes no sense. */
export function readStored<K extends StoredKey>(key: K): Stored[K] | undefined {
  const text = readText(key);
  if (text === null) return undefined;
  try {
    const value: unknown = plainTextKeys.has(key) ? text : JSON.parse(text);
    return checks[key](value) ? value : undefined;
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

type StoredListener = (key: StoredKey | null, isOtherTab: boolean) => void;

/** Calls `listener` after any change, made here or in another tab (then without a key when all was cleared). Returns the way to stop. */
export function subscribeStored(listener: StoredListener): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === null) inMemory.clear();
    else inMemory.delete(event.key as StoredKey);
    listener(event.key as StoredKey | null, true);
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
/** What can be sent as a header; a browser refuses to send anything else, and with it the whole call. */
const isHeader: Check<string> = (value): value is string =>
  isText(value) && /^[\x21-\x7e]{1,4096}$/.test(value);

const checks: { readonly [K in StoredKey]: Check<Stored[K]> } = {
  userToken: isHeader,
  userInfo: shape<SessionUser>({
    id: isText,
    name: isText,
    email: isText,
    role: oneOf(['customer', 'admin']),
    emailVerifiedAt: optional(orNull(isText)),
  }),
  userRole: isText,
  guestId: isHeader,
  cart: (value): value is unknown => true,
  toCountry: isText,
  collectionDate: isText,
  itemIdToProductMap: recordOf(isText),
  rememberedEmail: isText,
};
const inMemory = new Map<StoredKey, string>();
const listeners = new Set<StoredListener>();

function readText(key: StoredKey): string | null {
  try {
    return localStorage.getItem(key) ?? inMemory.get(key) ?? null;
  } catch {
    return inMemory.get(key) ?? null;
  }
}

function announce(key: StoredKey): void {
  for (const listener of listeners) listener(key, false);
}
