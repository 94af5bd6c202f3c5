/** The visitor's session: a signed-in user with a token, or a guest with an id. */
import { useSyncExternalStore } from 'react';
import type { RoleHolder, StaffRole } from '../../rules/users/permissions';
import { createListeners } from './listeners';
import { readStored, removeStored, type SessionUser, subscribeStored, writeStored } from './stored';
import { isTokenExpired } from './token-expiry';
import { removeUserTabValues } from './user-tab-values';

export { readStored, removeStored, type SessionUser, subscribeStored, writeStored } from './stored';

/** For a token that has expired before it is sent. */
export const EXPIRED_MESSAGE = 'Session expired. Please login again.';
/** For a token that the server rejects. */
export const REFUSED_MESSAGE = 'Your session has expired. Please login again.';

export interface Session {
  user: SessionUser | null;
  token: string | null;
  guestId: string;
}

/** The current session, for code outside components. Creates the guest id on first use. */
export function currentSession(): Session {
  followStorage();
  snapshot ??= readSession();
  return snapshot;
}

/** The owner of this visitor's cart: the signed-in user, else the guest. */
export function currentOwner(): string {
  const { token, user, guestId } = currentSession();
  return token && user ? `user:${user.id}` : guestId;
}

/** The session; re-renders when it changes, also from another tab. On the server nobody is signed in. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, currentSession, () => NOBODY);
}

/** Calls `listener` when user, token or guest id changed. Returns the unsubscribe function. */
export function subscribeSession(listener: () => void): () => void {
  followStorage();
  return sessionListeners.add(listener);
}

/** A user as GraphQL returns it; storage has the roles in lower case, as the specification writes them. */
type SignedIn = Omit<SessionUser, keyof RoleHolder> & {
  readonly role: Uppercase<SessionUser['role']>;
  readonly staffRole?: Uppercase<StaffRole> | null;
};

/** Stores the signed-in user; the guest id stays until the carts are merged. The previous visitor's cart is not shown. */
export function startSession(token: string, { staffRole, ...signedIn }: SignedIn): void {
  const user: SessionUser = {
    ...signedIn,
    role: signedIn.role.toLowerCase() as SessionUser['role'],
    ...(staffRole &&
      staffRole !== 'ADMIN' && { limitedTo: staffRole.toLowerCase() as SessionUser['limitedTo'] }),
  };
  expiryMessage = null;
  isSignedOut = false;
  const isSomebodyElse = currentSession().user?.id !== user.id;
  inOneChange(() => {
    if (isSomebodyElse) removeStored('cart');
    writeStored('userToken', token);
    writeStored('userInfo', user);
    writeStored('userRole', user.role);
  });
}

/** Stores whether the user's email address is confirmed, so the next page knows from its first render. */
export function setEmailVerified(emailVerifiedAt: string | null): void {
  const { user } = currentSession();
  if (user && user.emailVerifiedAt !== emailVerifiedAt) writeStored('userInfo', { ...user, emailVerifiedAt });
}

/** Signs the user out, removes what each tab stores of them, and continues as a new guest. */
export function endSession(): void {
  expiryMessage = null;
  isSignedOut = true;
  becomeGuest();
  removeUserTabValues();
  writeStored('signedOutAt', String(Date.now()));
}

/** Ends the session because its token has expired; `message` is shown on the login page and at the cart. */
export function expireSession(message: string): void {
  expiryMessage = message;
  isSignedOut = false;
  becomeGuest();
}

/** Drops a token that expired while the app was closed. Called once, before the first render. */
export function dropExpiredSession(): void {
  const { token } = currentSession();
  if (token && isTokenExpired(token)) expireSession(EXPIRED_MESSAGE);
}

/** Whether the user signed out in this tab. */
export function hasSignedOut(): boolean {
  return isSignedOut;
}

/** Why the last session expired; null after a sign-in or an ordinary start. */
export function currentExpiryMessage(): string | null {
  return expiryMessage;
}

/** As a hook. */
export function useExpiryMessage(): string | null {
  return useSyncExternalStore(subscribeSession, currentExpiryMessage, () => null);
}

const NOBODY: Session = { user: null, token: null, guestId: '' };

let snapshot: Session | null = null;
let isFollowing = false;
let expiryMessage: string | null = null;
let isSignedOut = false;
let isChanging = false;
const sessionListeners = createListeners();
const sessionKeys = new Set<string>(['userToken', 'userInfo', 'userRole', 'guestId']);

/** Called on first use; a server has no storage. */
function followStorage(): void {
  if (isFollowing) return;
  isFollowing = true;
  subscribeStored((key, isOtherTab) => {
    if (key === 'signedOutAt' && isOtherTab) removeUserTabValues();
    if (key === null || sessionKeys.has(key)) announceSession();
  });
}

function becomeGuest(): void {
  inOneChange(() => {
    removeStored('userToken');
    removeStored('userInfo');
    removeStored('userRole');
    removeStored('toCountry');
    removeStored('collectionDate');
    removeStored('cart');
    writeStored('guestId', newGuestId());
  });
}

function inOneChange(change: () => void): void {
  isChanging = true;
  change();
  isChanging = false;
  announceSession();
}

function announceSession(): void {
  if (isChanging) return;
  snapshot = null;
  sessionListeners.notify();
}

function readSession(): Session {
  const token = readStored('userToken');
  const user = readStored('userInfo');
  const isSignedIn = Boolean(token && user?.email);
  return {
    token: isSignedIn ? (token ?? null) : null,
    user: isSignedIn ? (user ?? null) : null,
    guestId: readStored('guestId') ?? storeNewGuestId(),
  };
}

function storeNewGuestId(): string {
  const guestId = newGuestId();
  inSilence(() => writeStored('guestId', guestId));
  return guestId;
}

/** Time plus 128 random bits, so it cannot be guessed. */
function newGuestId(): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  return `guest_${Date.now()}_${Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function inSilence(change: () => void): void {
  const wasChanging = isChanging;
  isChanging = true;
  change();
  isChanging = wasChanging;
}
