import type { Request, RequestHandler, Response } from 'express';
import { type Context, createContext } from './context.js';
import type { Parts } from './parts.js';
import { createServices, type Services } from './services.js';
import { badInput, forbidden } from './shared/errors.js';
import { asRecord } from './shared/validate.js';
import { requireUser, type SignedInUser } from './shared/viewer.js';

/** Guest ids and user ids are far shorter. */
const NAME_MAX = 200;

/** What the work returns is the body of the answer. */
type Work<C> = (context: C, request: Request, response: Response) => Promise<unknown>;

/** A call for signed-in users only. Throws UNAUTHENTICATED before anything that was sent is judged. */
export function forUser(parts: Parts, work: Work<Context & { user: SignedInUser }>): RequestHandler {
  return async (request, response) => {
    const context = await createContext(parts, request);
    response.json(await work({ ...context, user: requireUser(context.viewer) }, request, response));
  };
}

/** A call that answers everybody alike. A token is not looked at, so an expired one is no obstacle. */
export function forAnyone(parts: Parts, work: Work<{ services: Services }>): RequestHandler {
  const visitor = { user: null, guestId: null };
  return async (request, response) => {
    response.json(await work({ services: createServices(parts, visitor) }, request, response));
  };
}

/**
 * A call about a cart. The guest id stands in the query or the body; a user id there is never believed, and one
 * that is not the token's is refused. Throws FORBIDDEN, or BAD_INPUT when nobody says whose cart it is.
 */
export function forCartHolder(parts: Parts, work: Work<Context>): RequestHandler {
  return async (request, response) => {
    const sent = sentBy(request);
    const context = await createContext(parts, request, readName(sent, 'guestId'));
    const { user, guestId } = context.viewer;
    const claimed = readName(sent, 'userId');
    if (user && claimed && claimed !== user.id) throw forbidden();
    if (!user && !guestId) throw badInput('No guest ID provided');
    response.json(await work(context, request, response));
  };
}

/** Query and body together: old clients put the same field in either. */
export function sentBy(request: Request): Record<string, unknown> {
  return { ...asRecord(request.query), ...asRecord(request.body) };
}

/** A name in what was sent; null when it is missing, or one of the words that old clients write for nothing. */
function readName(sent: Record<string, unknown>, field: string): string | null {
  const value = sent[field] ?? null;
  if (value === null || value === '' || value === 'undefined' || value === 'null') return null;
  if (typeof value !== 'string' || value.length > NAME_MAX)
    throw badInput(`Please send ${field} as one text`);
  return value;
}
