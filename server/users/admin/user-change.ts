import { formatPostcode } from '../../../rules/people/postcode.js';
import type { Address } from '../../shared/address.js';
import { conflict, wrongField } from '../../shared/errors/errors.js';
import { phoneRefusal } from '../../shared/phone.js';
import type { UserRole, UserStatus } from '../../shared/viewer.js';
import { readEmail } from '../read-email.js';
import type { User } from '../user.entity.js';

/** What staff may set of a user; a part left out stays. */
export interface UserChange {
  readonly name?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly address?: { readonly [Part in keyof Address]?: string | null } | null;
  readonly role?: UserRole | null;
  readonly status?: UserStatus | null;
  /** Empty text takes it away. */
  readonly department?: string | null;
  /** The version that was read; null and left out mean any. Not for a new one. */
  readonly version?: number | null;
}

/** What staff say of a new user. Without a password the person is invited to choose one. */
export interface NewAccount extends UserChange {
  readonly name: string;
  readonly email: string;
  readonly password?: string | null;
}

type Settable = Pick<User, 'name' | 'email' | 'phone' | 'address' | 'role' | 'status' | 'department'>;

const REQUIRED_MESSAGE = 'Please fill in all required fields';
const NOWHERE: Address = { line1: '', line2: '', city: '', state: '', postcode: '', country: '' };

/** The user as they will be. Throws BAD_INPUT for an empty name or an address that is none. */
export function changed(user: Settable, change: UserChange): Settable {
  return {
    name: change.name == null ? user.name : readName(change.name),
    email: change.email == null ? user.email : readEmail(change.email, REQUIRED_MESSAGE),
    phone: change.phone == null ? user.phone : readPhone(change.phone, user.phone),
    address: change.address == null ? user.address : readAddress(user.address, change.address),
    role: change.role ?? user.role,
    status: change.status ?? user.status,
    department: change.department == null ? user.department : change.department.trim() || null,
  };
}

function readPhone(typed: string, before: string): string {
  const refusal = typed === before ? null : phoneRefusal(typed);
  if (refusal) throw wrongField('phone', refusal);
  return typed;
}

function readName(text: string): string {
  const name = text.trim();
  if (name === '') throw wrongField('name', REQUIRED_MESSAGE);
  return name;
}

/** Null when nothing is left. */
function readAddress(current: Address | null, change: NonNullable<UserChange['address']>): Address | null {
  const before = current ?? NOWHERE;
  const parts = Object.keys(NOWHERE) as (keyof Address)[];
  const entries = parts.map((part) => [part, readPart(part, change[part]) ?? before[part]] as const);
  return entries.some(([, text]) => text !== '') ? (Object.fromEntries(entries) as unknown as Address) : null;
}

function readPart(part: keyof Address, text: string | null | undefined): string | undefined {
  const typed = text?.trim();
  return part === 'postcode' && typed !== undefined ? formatPostcode(typed) : typed;
}

/** Throws CONFLICT when nobody would be left without this user. */
export function assertAdminRemains(admins: ReadonlySet<string>, leavingId: string): void {
  if (admins.has(leavingId) && admins.size === 1) throw conflict('At least one admin is required');
}
