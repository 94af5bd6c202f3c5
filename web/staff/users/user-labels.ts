/** Labels of the admin area's users. */

import type { UserRole, UserStatus } from '../../data/schema.generated';
import type { BadgeTone } from '../../design/Badge';
import { formatShortDate } from '../../lib/formats/short-dates';

interface BadgeContent {
  readonly label: string;
  readonly tone: BadgeTone;
}

export const ROLE_BADGES: Readonly<Record<UserRole, BadgeContent>> = {
  CUSTOMER: { label: 'Customer', tone: 'neutral' },
  ADMIN: { label: 'Admin', tone: 'accent' },
};

export const STATUS_BADGES: Readonly<Record<UserStatus, BadgeContent>> = {
  ACTIVE: { label: 'Active', tone: 'good' },
  INACTIVE: { label: 'Inactive', tone: 'neutral' },
  SUSPENDED: { label: 'Suspended', tone: 'bad' },
};

/** The UK day of an instant: "21 Nov 2026"; N/A when it is none. */
export function dayOf(instant: string | null): string {
  const date = new Date(instant ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? 'N/A' : formatShortDate(date.toISOString());
}

/** The status of an invitation that was not accepted. */
export function invitationText(expiresAt: string, now = new Date()): string {
  return new Date(expiresAt) > now ? `Invited, until ${dayOf(expiresAt)}` : 'Invitation expired';
}
