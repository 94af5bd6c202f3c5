import { newSecret } from '../../../platform/auth/secret.js';

/** How long an invitation can be accepted after its message was written. */
export const INVITATION_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A secret, what is stored instead of it, and until when it opens the account. */
export function newInvitation(now: Date): { secret: string; hash: string; expiresAt: Date } {
  return { ...newSecret(), expiresAt: invitationEnd(now) };
}

/** When an invitation of that moment ends. */
export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
}
