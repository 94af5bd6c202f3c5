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

/** The secret that opens a request, to read and answer, for 180 days. */
export function requestSecret(deps: LinkDeps, requestId: string): string {
  return signLink(deps, REQUEST, { sub: requestId });
}

/** The page of a request for holders of its link. Browsers send no server the part after #. */
export function requestUrl(deps: RequestLinkDeps, requestId: string): string {
  return `${deps.env.publicUrl}/request#${requestSecret(deps, requestId)}`;
}

/** The request of a genuine link. Throws BAD_INPUT for an expired, incomplete or forged one. */
export function readRequestSecret(deps: LinkDeps, secret: string): string {
  return readLink(deps, REQUEST, secret, ({ sub }) => (isUuid(sub) ? sub : undefined));
}
