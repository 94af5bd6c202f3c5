import { newSecret } from '../../../platform/auth/secret.js';

/** Days for which an invitation can be accepted after its email was rendered. */
export const INVITATION_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A secret, the hash that is stored instead of it, and the end of the invitation. */
export function newInvitation(now: Date): { secret: string; hash: string; expiresAt: Date } {
  return { ...newSecret(), expiresAt: invitationEnd(now) };
}

/** The end of an invitation made at that moment. */
export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
}
