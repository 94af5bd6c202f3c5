import type { RoleHolder } from '../../rules/users/permissions';
import { createListeners } from './listeners';
/** Everything in local storage, under the names of the specification; nothing else accesses it. */
import { isString, nullable, objectOf, oneOf, optional, recordOf, type TypeGuard } from './type-guards';

export interface SessionUser extends Omit<RoleHolder, 'apiKey'> {
  id: string;
  name: string;
  email: string;
  /** Null while the address is unconfirmed; absent when that is not known. */
  emailVerifiedAt?: string | null;
}

interface Stored {
  userToken: string;
  userInfo: SessionUser;
  userRole: string;
  /** When somebody signed out: the other tabs forget what is theirs. An expired session leaves it. */
  signedOutAt: string;
  guestId: string;
  /** The provisional cart while the server cannot be reached; `web/features/cart` checks its shape. */
  cart: unknown;
  toCountry: string;
  collectionDate: string;
  /** Picker item id to product id. */
  itemIdToProductMap: Record<string, string>;
  /** The token of the order last followed by a link, for labels scanned on this device. */
  followToken: string;
  /** Email of "Remember me". */
  rememberedEmail: string;
  /** How items to choose from are laid out. */
  itemView: string;
  /** The unit in which sizes are read and typed. */
  sizeUnit: string;
  /** Each member of staff's saved views, columns and last orders; `web/staff` checks its shape. */
  desk: unknown;
}

export type StoredKey = keyof Stored;

/** The value under a key; undefined when absent or invalid. */
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

/** Stores a value; in memory only when the browser refuses storage. */
export function writeStored<K extends StoredKey>(key: K, value: Stored[K]): void {
  const text = plainTextKeys.has(key) ? String(value) : JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    inMemory.delete(key);
  } catch {
    // Private windows and full disks refuse; memory serves until the tab closes.
    inMemory.set(key, text);
  }
  announce(key);
}

export function removeStored(key: StoredKey): void {
  inMemory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
  announce(key);
}

type StoredListener = (key: StoredKey | null, isOtherTab: boolean) => void;

/**
 * Calls `listener` after any change, in this tab or another (without a key when all was cleared). Returns the unsubscribe
 * function.
 */
export function subscribeStored(listener: StoredListener): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === null) inMemory.clear();
    else inMemory.delete(event.key as StoredKey);
    listener(event.key as StoredKey | null, true);
  };
  const stop = listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    stop();
    window.removeEventListener('storage', fromOtherTab);
  };
}

const plainTextKeys: ReadonlySet<StoredKey> = new Set<StoredKey>([
  'userToken',
  'userRole',
  'signedOutAt',
  'guestId',
  'toCountry',
  'collectionDate',
  'rememberedEmail',
  'followToken',
]);
/** A valid header value; a browser throws on anything else and the call fails. */
const isHeader: TypeGuard<string> = (value): value is string =>
  isString(value) && /^[\x21-\x7e]{1,4096}$/.test(value);

const isAnything = (value: unknown): value is unknown => true;

const checks: { readonly [K in StoredKey]: TypeGuard<Stored[K]> } = {
  userToken: isHeader,
  userInfo: objectOf<SessionUser>({
    id: isString,
    name: isString,
    email: isString,
    role: oneOf(['customer', 'admin']),
    limitedTo: optional(nullable(oneOf(['driver', 'clerk', 'accountant']))),
    emailVerifiedAt: optional(nullable(isString)),
  }),
  userRole: isString,
  signedOutAt: isString,
  guestId: isHeader,
  cart: isAnything,
  toCountry: isString,
  collectionDate: isString,
  itemIdToProductMap: recordOf(isString),
  rememberedEmail: isString,
  followToken: isString,
  itemView: isString,
  sizeUnit: isString,
  desk: isAnything,
};
/** Values that the browser refused to store; they are newer than the stored ones of the same keys. */
const inMemory = new Map<StoredKey, string>();
const listeners = createListeners<Parameters<StoredListener>>();

function readText(key: StoredKey): string | null {
  const refused = inMemory.get(key);
  if (refused !== undefined) return refused;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function announce(key: StoredKey): void {
  listeners.notify(key, false);
}
