import { randomBytes } from 'node:crypto';
import type { FactorWay } from '../../../rules/refusals.js';
import { type AnyOf, isPermitted, type RoleHolder } from '../../../rules/users/permissions.js';
import { factorNeeded, forbidden, unauthenticated } from '../errors/errors.js';
import { hashSecret } from './secret.js';

export type UserRole = RoleHolder['role'];
export type UserStatus = 'active' | 'inactive' | 'suspended';

/** The second factor in this session; `missing` where staff must have one, `stale` when it was proved long ago. */
export interface FactorInSession {
  readonly state: 'none' | 'missing' | 'stale' | 'proved';
  readonly ways: readonly FactorWay[];
}

export interface SignedInUser extends RoleHolder {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Increases when all sessions end: a link made in an earlier session opens nothing. */
  readonly sessionVersion: number;
  /** The session of the request's token. */
  readonly sessionId?: string;
  /** End of the session; another token for the same session lasts no longer. */
  readonly sessionEndsAt?: Date;
  readonly factor?: FactorInSession;
}

/** The caller: a signed-in user (read from the database at this request), a guest with a secret, both or neither. */
export interface Viewer {
  readonly user: SignedInUser | null;
  readonly guestId: string | null;
}

/** The signed-in user, by a session or an API key; throws UNAUTHENTICATED. */
export function requireCaller(viewer: Viewer): SignedInUser {
  if (!viewer.user) throw unauthenticated();
  return viewer.user;
}

/**
 * The signed-in user, by a session: an API key does the work of staff, and nothing with its owner's account. Throws
 * UNAUTHENTICATED, and FORBIDDEN for a key.
 */
export function requireUser(viewer: Viewer): SignedInUser {
  const user = requireCaller(viewer);
  if (user.apiKey) throw forbidden("An API key can't do this. Log in to do it yourself.");
  return user;
}

/** The signed-in member of staff, whatever their permissions; throws UNAUTHENTICATED, FORBIDDEN or FACTOR_NEEDED. */
export function requireStaff(viewer: Viewer): SignedInUser {
  const user = requireCaller(viewer);
  if (user.role !== 'admin') throw forbidden();
  refuseMissingFactor(user);
  return user;
}

/** The signed-in user with one of these permissions; throws UNAUTHENTICATED, FORBIDDEN or FACTOR_NEEDED. */
export function requirePermission(viewer: Viewer, ...anyOf: AnyOf): SignedInUser {
  const user = requireCaller(viewer);
  if (!isPermitted(user, ...anyOf)) throw forbidden();
  refuseMissingFactor(user);
  return user;
}

/** `requirePermission` for what a stolen session must not do: throws FACTOR_NEEDED for a second factor proved long ago. */
export function requireProof(viewer: Viewer, ...anyOf: AnyOf): SignedInUser {
  const user = requirePermission(viewer, ...anyOf);
  if (user.factor?.state === 'stale') throw factorNeeded(user.factor.ways);
  return user;
}

/**
 * The user to whose own things the viewer is limited; null with one of these permissions. Throws UNAUTHENTICATED, and
 * FORBIDDEN for an API key without them.
 */
export function limitedToOwn(viewer: Viewer, ...anyOf: AnyOf): string | null {
  const user = requireCaller(viewer);
  if (!isPermitted(user, ...anyOf)) return requireUser(viewer).id;
  refuseMissingFactor(user);
  return null;
}

function refuseMissingFactor({ factor }: SignedInUser): void {
  if (factor?.state === 'missing') throw factorNeeded([]);
}

/** A guest id counts as a secret only with at least 128 random bits: 22 characters of base64url or 32 of hex. */
const SECRET_GUEST_ID = /^guest_\d{1,16}_[A-Za-z0-9_-]{22,128}$/;

export function isSecretGuestId(guestId: string): boolean {
  return SECRET_GUEST_ID.test(guestId);
}

/** A fresh guest id that nobody can guess. */
export function issueGuestId(now: Date): string {
  return `guest_${now.getTime()}_${randomBytes(24).toString('base64url')}`;
}

/** The hash that is stored instead of the guest id. */
export function hashGuestId(guestId: string): string {
  return hashSecret(guestId);
}
