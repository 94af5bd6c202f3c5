import { foreignParts } from '../../../../rules/people/address-rules.js';
import {
  ADDRESS_PARTS,
  addressLine,
  EMPTY_ADDRESS,
  eachOf,
} from '../../../../rules/people/addresses/address-parts.js';
import { countryCode } from '../../../../rules/people/countries.js';
import type { StaffRole } from '../../../../rules/users/permissions.js';
import type { UserRole, UserStatus } from '../../../platform/auth/viewer.js';
import { conflict, wrongField } from '../../../platform/errors/errors.js';
import { type Address, asWritten, ownAddress } from '../../../platform/values/address.js';
import { readEmail } from '../read-email.js';
import type { User } from '../user.entity.js';

/** Fields of a user that staff may set; an omitted one stays. */
export interface UserChange {
  readonly name?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly address?: { readonly [Part in keyof Address]?: string | null } | null;
  readonly role?: UserRole | null;
  /** The role among staff; everything for somebody who becomes staff without one. */
  readonly staffRole?: StaffRole | null;
  readonly status?: UserStatus | null;
  /** Empty text removes it. */
  readonly department?: string | null;
  /** The version that was read; null or omitted means any. Not for a new user. */
  readonly version?: number | null;
}

/** Input for a new user. Without a password the person is invited to choose one. */
export interface NewAccount extends UserChange {
  readonly name: string;
  readonly email: string;
  readonly password?: string | null;
}

type Settable = Pick<
  User,
  'name' | 'email' | 'phone' | 'address' | 'role' | 'limitedTo' | 'status' | 'department'
>;

const REQUIRED_MESSAGE = 'Please fill in all required fields';

/** The user after the change. Throws BAD_INPUT for an empty name, an invalid address, or a customer's staff role. */
export function changed(user: Settable, change: UserChange): Settable {
  const role = change.role ?? user.role;
  return {
    name: change.name == null ? user.name : readName(change.name),
    email: change.email == null ? user.email : readEmail(change.email, REQUIRED_MESSAGE),
    phone: change.phone ?? user.phone,
    address: change.address == null ? user.address : readAddress(user.address, change.address),
    role,
    limitedTo: readLimit(role, change.staffRole, user.limitedTo),
    status: change.status ?? user.status,
    department: change.department == null ? user.department : change.department.trim() || null,
  };
}

function readLimit(
  role: UserRole,
  staffRole: StaffRole | null | undefined,
  current: Settable['limitedTo'],
): Settable['limitedTo'] {
  if (role === 'admin') return staffRole == null ? current : staffRole === 'admin' ? null : staffRole;
  if (staffRole != null) throw wrongField('staffRole', 'Make this person staff to give them a role');
  return null;
}

function readName(text: string): string {
  const name = text.trim();
  if (name === '') throw wrongField('name', REQUIRED_MESSAGE);
  return name;
}

/** The address, or null when nothing is left. Throws BAD_INPUT for a part that its country does not have. */
function readAddress(current: Address | null, change: NonNullable<UserChange['address']>): Address | null {
  const before = current ? ownAddress(current) : EMPTY_ADDRESS;
  const address = asWritten(eachOf(ADDRESS_PARTS, (part) => change[part]?.trim() ?? before[part]));
  for (const [part, message] of Object.entries(foreignParts(address, countryCode(address.country) ?? '')))
    if (message) throw wrongField(`address.${part}`, message);
  return addressLine(address) ? address : null;
}

/** Throws CONFLICT when no admin would be left without this user. */
export function assertAdminRemains(admins: ReadonlySet<string>, leavingId: string): void {
  if (admins.has(leavingId) && admins.size === 1) throw conflict('At least one admin is required');
}
