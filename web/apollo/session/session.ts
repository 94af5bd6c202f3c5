/** Who is using this browser: a signed-in user with a token, or a guest with an id of their own. */
import { useSyncExternalStore } from 'react';
import { toKey } from '../enums';
import type { UserRole } from '../schema.generated';
import { removeFormDrafts } from './form-drafts';
import { readStored, removeStored, type SessionUser, subscribeStored, writeStored } from './stored';
import { isTokenExpired } from './token-expiry';

export { readStored, removeStored, type SessionUser, subscribeStored, writeStored } from './stored';

/** Said when a token is found expired before it is sent. */
export const EXPIRED_MESSAGE = 'Session expired. Please login again.';
/** Said when the server no longer accepts the token. */
export const REFUSED_MESSAGE = 'Your session has expired. Please login again.';

export interface Session {
  user: SessionUser | null;
  token: string | null;
  guestId: string;
}

/** The session now, for code outside components. Makes the guest id on first use. */
export function currentSession(): Session {
  followStorage();
  snapshot ??= readSession();
  return snapshot;
}

/** Whose cart this visitor's is: the signed-in user's, else the guest's. */
export function currentOwner(): string {
  const { token, user, guestId } = currentSession();
  return token && user ? `user:${user.id}` : guestId;
}

/** The session; the component follows it, also when another tab signs in or out. A server draws for nobody. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, currentSession, () => NOBODY);
}

/** Calls `listener` when user, token or guest id changed. Returns the way to stop. */
export function subscribeSession(listener: () => void): () => void {
  followStorage();
  sessionListeners.add(listener);
  return () => sessionListeners.delete(listener);
}

/** A user as GraphQL answers; the browser keeps the role as the specification writes it. */
type SignedIn = Omit<SessionUser, 'role'> & { role: UserRole };

/** Keeps the signed-in user; the guest id stays until the carts are merged. Nobody sees the cart of who was here before. */
export function startSession(token: string, signedIn: SignedIn): void {
  const user: SessionUser = { ...signedIn, role: toKey(signedIn.role) };
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

/** Keeps whether the user's e-mail address is confirmed, for the next page to know from the start. */
export function setEmailVerified(emailVerifiedAt: string | null): void {
  const { user } = currentSession();
  if (user && user.emailVerifiedAt !== emailVerifiedAt) writeStored('userInfo', { ...user, emailVerifiedAt });
}

/** Forgets the user, who wants it so, with all they were typing, and starts over as a new guest. */
export function endSession(): void {
  expiryMessage = null;
  isSignedOut = true;
  becomeGuest();
  removeFormDrafts();
}

/** Ends the session because its token is over; `message` say so on the login page and at the cart. */
export function expireSession(message: string): void {
  expiryMessage = message;
  isSignedOut = false;
  becomeGuest();
}

/** Drops a token that expired while the app was closed. Called once before the first render. */
export function dropExpiredSession(): void {
  const { token } = currentSession();
  if (token && isTokenExpired(token)) expireSession(EXPIRED_MESSAGE);
}

/** Whether the last session was ended in this tab by its user. */
export function hasSignedOut(): boolean {
  return isSignedOut;
}

/** Why the last session ended by itself; null after a sign-in or an ordinary start. */
export function currentExpiryMessage(): string | null {
  return expiryMessage;
}

/** The same; the component follows it. */
export function useExpiryMessage(): string | null {
  return useSyncExternalStore(subscribeSession, currentExpiryMessage, () => null);
}

const NOBODY: Session = { user: null, token: null, guestId: '' };

let snapshot: Session | null = null;
let isFollowing = false;
let expiryMessage: string | null = null;
let isSignedOut = false;
let isChanging = false;
const sessionListeners = new Set<() => void>();
const sessionKeys = new Set<string>(['userToken', 'userInfo', 'userRole', 'guestId']);

/** Of use from the first look on; a server has no storage. */
function followStorage(): void {
  if (isFollowing) return;
  isFollowing = true;
  subscribeStored((key) => {
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
  for (const listener of sessionListeners) listener();
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

/** Time, then 128 random bits: an id that nobody else can guess. */
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
