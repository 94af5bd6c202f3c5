import type { Request } from 'express';
import { asRecord } from '../api/validate.js';
import { requireStaff, requireUser, type SignedInUser, type Viewer } from '../auth/viewer.js';
import { badInput, forbidden } from '../errors/errors.js';
import type { AppDeps, Services } from '../http/app-deps.js';
import { createContext } from '../http/context.js';

/**
 * Callers of an endpoint. `public`: everybody; a token is not even read, so an expired one is no obstacle. `cart`: a
 * customer, or a guest whose secret is in query, body or header. `user`: any active customer. `admin`: any of the
 * staff, whose permissions the service checks.
 */
export type Access = 'public' | 'cart' | 'user' | 'admin';

interface Caller {
  readonly services: Services;
  readonly viewer: Viewer;
  readonly user: SignedInUser | null;
}

export const AUTHENTICATORS: Readonly<Record<Access, (deps: AppDeps, request: Request) => Promise<Caller>>> =
  {
    async public(deps) {
      const viewer = { user: null, guestId: null };
      return { services: deps.servicesFor(viewer), viewer, user: null };
    },
    async cart(deps, request) {
      const sent = claimsOf(request);
      const context = await createContext(deps, request, readName(sent, 'guestId'));
      const { user, guestId } = context.viewer;
      if (user) refuseOtherUser(user, sent);
      if (!user && !guestId) throw badInput('No guest ID provided');
      return { ...context, user };
    },
    async user(deps, request) {
      const context = await createContext(deps, request);
      const user = requireUser(context.viewer);
      refuseOtherUser(user, claimsOf(request));
      return { ...context, user };
    },
    async admin(deps, request) {
      const context = await createContext(deps, request);
      return { ...context, user: requireStaff(context.viewer) };
    },
  };

/** Query and body together: old clients send the same field in either. */
export function claimsOf(request: Request): Record<string, unknown> {
  return { ...asRecord(request.query), ...asRecord(request.body) };
}

/** Refuses another user's id, which old clients send as `userId`, or as `user`, alone or whole. Throws FORBIDDEN. */
function refuseOtherUser({ id }: SignedInUser, sent: Record<string, unknown>): void {
  const { _id, id: ownId } = asRecord(sent.user);
  const user = typeof sent.user === 'string' ? readName(sent, 'user') : (_id ?? ownId);
  const claims = [readName(sent, 'userId'), user].filter((claim) => claim);
  if (claims.some((claim) => claim !== id)) throw forbidden();
}

/** Longest accepted id; guest ids and user ids are far shorter. */
const NAME_MAX = 200;

/** An id among the sent fields; null when it is missing, or one of old clients' words for nothing. */
function readName(sent: Record<string, unknown>, field: string): string | null {
  const value = sent[field] ?? null;
  if (value === null || value === '' || value === 'undefined' || value === 'null') return null;
  if (typeof value !== 'string' || value.length > NAME_MAX) throw badInput(`Send ${field} as one text`);
  return value;
}
