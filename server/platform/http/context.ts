import type { Request } from 'express';
import type { Viewer } from '../auth/viewer.js';
import { unauthenticated } from '../errors/errors.js';
import { addRequestFacts } from '../log/request-scope.js';
import type { AppDeps, Services } from './app-deps.js';

/** Methods that change nothing. In GraphQL the document decides; see countChanges. */
export const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Context of one request. */
export interface Context {
  readonly viewer: Viewer;
  readonly services: Services;
  readonly deps: AppDeps;
}

/** Context of a subscription: a request's, and a way to follow changes. */
export interface LiveContext extends Context {
  /**
   * Results of `read` now and after every change of the order with this id, each for the viewer at that moment. Ends
   * with a refusal, and with the session.
   */
  follow<T>(orderId: string, read: (services: Services) => Promise<T>): AsyncIterable<T>;
}

/**
 * Turns a request into its viewer and services. The guest secret comes from the X-Guest-Id header, or from the places
 * that the specification's REST calls use. Throws UNAUTHENTICATED or TOKEN_EXPIRED for an invalid bearer token.
 */
export async function createContext(
  deps: AppDeps,
  request: Request,
  guestId?: string | null,
): Promise<Context> {
  const header = request.header('authorization');
  const user = header ? await deps.authenticate(readBearer(header)) : null;
  addRequestFacts({
    caller: user?.role ?? (guestId || request.header('x-guest-id') ? 'guest' : undefined),
    userId: user?.id,
    ...(user?.role === 'admin' && {
      staff: { id: user.id, role: user.role, limitedTo: user.limitedTo, apiKey: user.apiKey },
    }),
  });
  const viewer = { user, guestId: guestId ?? request.header('x-guest-id') ?? null };
  deps.requestLimits.countCaller(viewer);
  // Express ignores case in paths, so the path is as the caller wrote it.
  if (request.baseUrl.toLowerCase() === '/api' && !SAFE_METHODS.has(request.method))
    deps.requestLimits.countChange(viewer);
  return { viewer, services: deps.servicesFor(viewer), deps };
}

/** The token or API key of an Authorization header. Throws UNAUTHENTICATED when it holds anything else. */
export function readBearer(header: string): string {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+|hl_[\w-]{43})$/i.exec(header.trim())?.[1];
  if (!token) throw unauthenticated();
  return token;
}
