import { addressProblems } from '../../../../rules/people/address-rules.js';
import {
  ADDRESS_PARTS,
  addressLine,
  EMPTY_ADDRESS,
  eachOf,
  TYPED_PARTS,
} from '../../../../rules/people/addresses/address-parts.js';
import { countryCode, countryName } from '../../../../rules/people/countries.js';
import type { FieldError } from '../../../../rules/refusals.js';
import { badInput, wrongField } from '../../../platform/errors/errors.js';
import { type Address, asWritten, ownAddress } from '../../../platform/values/address.js';
import { phoneRefusal } from '../../../platform/values/phone.js';
import { readEmail } from '../read-email.js';
import type { User } from '../user.entity.js';

/** Changes to one's own profile; an omitted field stays, so that two devices overwrite only their own changes. */
export interface ProfileChange {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly address?: { readonly [Part in keyof Address]?: string | null } | null;
}

export type ProfileFacts = Pick<User, 'name' | 'firstName' | 'email' | 'phone' | 'address'>;

/**
 * A name in two parts: as its owner divided it while the parts still make the name, else its last word is the last
 * name. A single name has no last name.
 */
export function splitName({ name, firstName }: Pick<User, 'name' | 'firstName'>) {
  if (firstName !== null && (name === firstName || name.startsWith(`${firstName} `)))
    return { firstName, lastName: name.slice(firstName.length + 1) };
  const words = name.split(' ');
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}

/** The profile after the change. Throws BAD_INPUT with every wrong field. */
export function changedProfile(user: ProfileFacts, change: ProfileChange): ProfileFacts {
  const before = splitName(user);
  const firstName = change.firstName?.trim() ?? before.firstName;
  const lastName = change.lastName?.trim() ?? before.lastName;
  const isRenamed = change.firstName != null || change.lastName != null;
  const phone = change.phone ?? user.phone;
  const wrongPhone = phone === user.phone ? null : phoneRefusal(phone);
  const address = change.address == null ? user.address : changedAddress(user.address, change.address);
  const wrong: FieldError[] = [
    ...(firstName === '' ? [{ field: 'firstName', message: 'Name is required' }] : []),
    ...(wrongPhone ? [{ field: 'phone', message: wrongPhone }] : []),
    ...(change.address == null ? [] : wrongParts(address)),
  ];
  const [first] = wrong;
  if (first) throw badInput(first.message, wrong);
  return {
    name: isRenamed ? [firstName, lastName].filter(Boolean).join(' ') : user.name,
    firstName: isRenamed ? firstName : user.firstName,
    email: change.email == null ? user.email : readEmail(change.email),
    phone,
    address,
  };
}

/** The address after the change; null when nothing is left. */
function changedAddress(current: Address | null, change: NonNullable<ProfileChange['address']>) {
  const before = current ? ownAddress(current) : EMPTY_ADDRESS;
  const address = eachOf(ADDRESS_PARTS, (part) => change[part]?.trim() ?? before[part]);
  return addressLine(address) ? { ...asWritten(address), country: readCountry(address.country) } : null;
}

function readCountry(text: string): string {
  if (text === '') return '';
  const code = countryCode(text);
  if (!code) throw wrongField('address.country', 'Choose a country from the list');
  return countryName(code);
}

/** Errors of an address, which may be missing, or a country alone; one that is begun must be complete. */
function wrongParts(address: Address | null): FieldError[] {
  if (!address || !TYPED_PARTS.some((part) => address[part])) return [];
  if (address.country === '') return [{ field: 'address.country', message: 'Country is required' }];
  return Object.entries(addressProblems(address, countryCode(address.country) ?? '')).flatMap(
    ([part, message]) => (message ? [{ field: `address.${part}`, message }] : []),
  );
}
