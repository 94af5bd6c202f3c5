import { createHash, randomBytes } from 'node:crypto';

/** How long an invitation can be accepted after its message was written. */
export const INVITATION_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A secret of 256 random bits, what is stored instead of it, and until when it opens the account. */
export function newInvitation(now: Date): { secret: string; hash: string; expiresAt: Date } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashInvitation(secret), expiresAt: invitationEnd(now) };
}

/** When an invitation of that moment ends. */
export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
}

/** What is stored instead of the secret; it is too long to be guessed, so a plain hash is enough. */
export function hashInvitation(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
