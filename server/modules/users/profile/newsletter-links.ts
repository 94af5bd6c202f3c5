import { hashSecret } from '../../../platform/auth/secret.js';
import { type LinkDeps, type LinkKind, readLink, signLink } from '../../../platform/auth/signed-link.js';
import type { Env } from '../../../platform/env/env.js';
import { isUuid } from '../../../platform/values/uuid.js';

/** The page that stops the newsletter; a POST to it stops it without the page (RFC 8058). */
export const NEWSLETTER_STOP_PATH = '/stop-newsletter';

const DAY_MS = 24 * 60 * 60 * 1000;
const adviceIfIncomplete = 'Open the link in the email again.';

const CONFIRM: LinkKind = {
  purpose: 'confirm-newsletter',
  lifetimeMs: 7 * DAY_MS,
  advice: 'Ask for a new one in My Account.',
  adviceIfIncomplete,
};

/** Lasts for years, because mailings are read years later and must have a link that stops them. */
const STOP: LinkKind = {
  purpose: 'stop-newsletter',
  lifetimeMs: 5 * 365 * DAY_MS,
  advice: 'Use the link in a newer email.',
  adviceIfIncomplete,
};

export interface NewsletterLinkDeps extends LinkDeps {
  readonly env: Pick<Env, 'jwtSecret' | 'publicUrl'>;
}

/** The consent that a link confirms, and a digest of the address that its message went to. */
export interface ConfirmLink {
  readonly consentId: string;
  readonly mailbox: string;
}

/** The digest of an address in a link. */
export const mailboxOf = (email: string): string => hashSecret(email);

/** The URL that confirms a consent, for seven days. A browser sends nothing behind the # to anybody. */
export function confirmUrl(deps: NewsletterLinkDeps, { consentId, mailbox }: ConfirmLink): string {
  return `${deps.env.publicUrl}/confirm-newsletter#${signLink(deps, CONFIRM, { sub: consentId, mailbox })}`;
}

/** The consent that a genuine link confirms. Throws BAD_INPUT. */
export function readConfirmToken(deps: LinkDeps, token: string): ConfirmLink {
  return readLink(deps, CONFIRM, token, ({ sub, mailbox }) =>
    isUuid(sub) && typeof mailbox === 'string' ? { consentId: sub, mailbox } : undefined,
  );
}

/** The URL that stops the newsletter without signing in; a mailing has it in `List-Unsubscribe`. */
export function newsletterStopUrl(deps: NewsletterLinkDeps, userId: string): string {
  return `${deps.env.publicUrl}${NEWSLETTER_STOP_PATH}?token=${signLink(deps, STOP, { sub: userId })}`;
}

/** The user whose newsletter a genuine link stops. Throws BAD_INPUT. */
export function readNewsletterStopToken(deps: LinkDeps, token: string): string {
  return readLink(deps, STOP, token, ({ sub }) => (isUuid(sub) ? sub : undefined));
}
