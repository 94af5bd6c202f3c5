/** Labels of the admin area's users. */

import type { StaffRole, UserRole, UserStatus } from '../../data/schema.generated';
import type { BadgeTone } from '../../design/Badge';
import { formatShortDate } from '../../lib/formats/short-dates';

interface BadgeContent {
  readonly label: string;
  readonly tone: BadgeTone;
}

/** A customer, or the role of a member of staff. */
export type AnyRole = 'CUSTOMER' | StaffRole;

export function roleOf({ staffRole }: { readonly staffRole: StaffRole | null }): AnyRole {
  return staffRole ?? 'CUSTOMER';
}

/** Each role, and its permissions in a line. */
export const ROLES: Readonly<Record<AnyRole, BadgeContent & { readonly may: string }>> = {
  CUSTOMER: { label: 'Customer', tone: 'neutral', may: 'Books shipments, and sees their own orders only.' },
  DRIVER: {
    label: 'Driver',
    tone: 'accent',
    may: 'Sees the collections of each day, without prices and email addresses.',
  },
  CLERK: {
    label: 'Clerk',
    tone: 'accent',
    may: 'Works on orders, collections, requests, quotes and messages.',
  },
  ACCOUNTANT: {
    label: 'Accountant',
    tone: 'accent',
    may: 'Sees orders, and works on payments, refunds, figures and exports.',
  },
  ADMIN: {
    label: 'Admin',
    tone: 'accent',
    may: 'Sees and changes everything here: users, orders, payments and prices.',
  },
};

/** The two roles that the list is filtered by. */
export const ROLE_CHOICES: Readonly<Record<UserRole, { readonly label: string }>> = {
  CUSTOMER: { label: 'Customers' },
  ADMIN: { label: 'Staff' },
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
