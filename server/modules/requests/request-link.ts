import { type LinkDeps, type LinkKind, readLink, signLink } from '../../platform/auth/signed-link.js';
import type { Env } from '../../platform/env/env.js';
import { isUuid } from '../../platform/values/uuid.js';

const REQUEST: LinkKind = {
  purpose: 'request',
  lifetimeMs: 180 * 24 * 60 * 60 * 1000,
  advice: 'Ask us again, or log in to see your requests.',
  adviceIfIncomplete: 'Open the link in the email again.',
};

export interface RequestLinkDeps extends LinkDeps {
  readonly env: Pick<Env, 'publicUrl' | 'jwtSecret'>;
}

/** What opens a request, to read and answer, for 180 days from now. */
export function requestSecret(deps: LinkDeps, requestId: string): string {
  return signLink(deps, REQUEST, { sub: requestId });
}

/** The page of a request for whoever holds the link. Browsers do not send what follows the # to any server. */
export function requestUrl(deps: RequestLinkDeps, requestId: string): string {
  return `${deps.env.publicUrl}/request#${requestSecret(deps, requestId)}`;
}

/** The request of a genuine link. Throws BAD_INPUT for one that has expired, is incomplete or forged. */
export function readRequestSecret(deps: LinkDeps, secret: string): string {
  return readLink(deps, REQUEST, secret, ({ sub }) => (isUuid(sub) ? sub : undefined));
}
