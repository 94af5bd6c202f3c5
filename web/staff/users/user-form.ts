/** Form values of a user. */
import {
  ADDRESS_PARTS,
  type AddressValues,
  EMPTY_ADDRESS,
  typedParts,
} from '../../../rules/people/addresses/address-parts';
import { EMAIL_MESSAGE, isEmail, phoneProblem } from '../../../rules/people/contact-rules';
import { countryCode, countryName } from '../../../rules/people/countries';
import type {
  NewUserInput,
  UserAddressInput,
  UserChangeInput,
  UserStatus,
} from '../../data/schema.generated';
import { type AnyRole, roleOf } from './user-labels';
import type { ManagedUserFragment } from './users.generated';

export interface UserForm extends AddressValues {
  name: string;
  email: string;
  phone: string;
  /** ISO code; empty when unknown. */
  country: string;
  role: AnyRole;
  status: UserStatus;
  department: string;
}

const REQUIRED_MESSAGE = 'Please fill in all required fields';

/** The user as form values, or empty ones. */
export function startUserForm(user: ManagedUserFragment | null): UserForm {
  const address = user?.address ?? EMPTY_ADDRESS;
  return {
    name: user?.name ?? '',
    email: user?.email ?? '',
    phone: user?.phone ?? '',
    ...typedParts(address),
    country: countryCode(address.country) ?? '',
    role: user ? roleOf(user) : 'CUSTOMER',
    status: user?.status ?? 'ACTIVE',
    department: user?.department ?? '',
  };
}

/** Every invalid field with its message, in the order of the page. */
export function checkUser({ name, email, phone }: UserForm, before?: UserForm): Map<keyof UserForm, string> {
  const problems = new Map<keyof UserForm, string>();
  if (!name.trim()) problems.set('name', REQUIRED_MESSAGE);
  if (!email.trim()) problems.set('email', REQUIRED_MESSAGE);
  else if (!isEmail(email)) problems.set('email', EMAIL_MESSAGE);
  const wrongPhone = phone === before?.phone ? null : phoneProblem(phone);
  if (wrongPhone) problems.set('phone', wrongPhone);
  return problems;
}

/** Input for a new user, without empty fields. */
export function toNewUser(form: UserForm): NewUserInput {
  const { name, email, role, status, phone, department } = form;
  const address = addressParts(form, (part) => form[part] !== '');
  return {
    ...{ name, email, status },
    ...toRoles(role),
    ...(phone && { phone }),
    ...(department && { department }),
    ...(address && { address }),
  };
}

/** The changed fields, so that concurrent changes of others stay. */
export function toUserChange(form: UserForm, before: UserForm): UserChangeInput {
  const parts = ['name', 'email', 'phone', 'status', 'department'] as const;
  const changed = parts.filter((part) => form[part] !== before[part]).map((part) => [part, form[part]]);
  const address = addressParts(form, (part) => form[part] !== before[part]);
  const roles = form.role !== before.role && toRoles(form.role);
  return { ...Object.fromEntries(changed), ...roles, ...(address && { address }) };
}

/** The effects of saving on the user's access, in sentences. */
export function accessConsequences(form: UserForm, before: UserForm): string[] {
  const isShutOut = form.status !== 'ACTIVE' && before.status === 'ACTIVE';
  const isOtherRole = form.role !== before.role;
  const isOtherEmail = form.email.trim().toLowerCase() !== before.email;
  return [
    ...(isShutOut
      ? ["We'll log them out on every device at once. They can't log in until the account is active again."]
      : []),
    ...(!isShutOut && (isOtherRole || isOtherEmail || form.status !== before.status)
      ? ["We'll log them out on every device. They have to log in again."]
      : []),
    ...(isOtherEmail
      ? ["They'll log in and get messages with the new address. They have to confirm it."]
      : []),
  ];
}

function toRoles(role: AnyRole): Pick<UserChangeInput, 'role' | 'staffRole'> {
  return role === 'CUSTOMER' ? { role } : { role: 'ADMIN', staffRole: role };
}

function addressParts(
  form: UserForm,
  isSent: (part: (typeof ADDRESS_PARTS)[number]) => boolean,
): UserAddressInput | null {
  const parts = ADDRESS_PARTS.filter(isSent).map((part) => [
    part,
    part === 'country' && form.country ? countryName(form.country) : form[part],
  ]);
  return parts.length > 0 ? Object.fromEntries(parts) : null;
}
