import { createHash } from 'node:crypto';
import { type LinkDeps, type LinkKind, readLink, signLink } from '../../../platform/auth/signed-link.js';
import type { Env } from '../../../platform/env/env.js';

/** The page that stops reminders; a POST to it stops them without the page (RFC 8058). */
export const STOP_PATH = '/stop-reminders';

const STOP: LinkKind = {
  purpose: 'stop-reminders',
  lifetimeMs: 365 * 24 * 60 * 60 * 1000,
  advice: 'Use the link in a newer reminder.',
  adviceIfIncomplete: 'Open the link in the email again.',
};

const DIGEST = /^[0-9a-f]{64}$/;

export interface StopLinkDeps extends LinkDeps {
  readonly env: Pick<Env, 'jwtSecret' | 'publicUrl'>;
}

/**
 * The URL that stops all reminders without signing in, for a year. The token is in the query, because mail programs
 * send a POST to it; it opens nothing and contains a digest of the address only.
 */
export function stopUrl(deps: StopLinkDeps, address: string): string {
  const sub = createHash('sha256').update(address.toLowerCase()).digest('hex');
  return `${deps.env.publicUrl}${STOP_PATH}?token=${signLink(deps, STOP, { sub })}`;
}

/** The digest of the address whose reminders a genuine link stops. Throws BAD_INPUT. */
export function readStopToken(deps: LinkDeps, token: string): string {
  return readLink(deps, STOP, token, ({ sub }) => (DIGEST.test(sub ?? '') ? sub : undefined));
}
