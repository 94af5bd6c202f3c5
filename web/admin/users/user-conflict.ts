import { countryName } from '../../../rules/people/countries';
import type { VersionedThings } from '../../../rules/refusals';
import { toValue } from '../../apollo/enums';
import type { Difference } from '../ui/forms/ChangedNotice';
import { startUserForm, type UserForm } from './user-form';
import { ROLE_BADGES, STATUS_BADGES } from './user-labels';
import type { ManagedUserFragment } from './users.generated';

/** The edited user with their current values. */
export function currentUser(before: ManagedUserFragment, now: VersionedThings['user']): ManagedUserFragment {
  const { name, email, phone, address, department, version } = now;
  const [role, status] = [toValue(now.role), toValue(now.status)];
  return { ...before, name, email, phone, address, role, status, department, version };
}

/** What the other person changed, and what was typed here. */
export function userDifferences(before: UserForm, now: ManagedUserFragment, typed: UserForm): Difference[] {
  const current = startUserForm(now);
  const fields = Object.keys(LABELS) as (keyof UserForm)[];
  return fields
    .filter((field) => before[field] !== current[field])
    .map((field) => ({
      field,
      label: LABELS[field],
      was: labelOf(field, before[field]),
      now: labelOf(field, current[field]),
      typed: typed[field] === before[field] ? undefined : `you typed ${labelOf(field, typed[field])}`,
    }));
}

function labelOf(field: keyof UserForm, value: string): string {
  if (field === 'role') return ROLE_BADGES[value as UserForm['role']].label;
  if (field === 'status') return STATUS_BADGES[value as UserForm['status']].label;
  if (field === 'country' && value) return countryName(value);
  return value || 'nothing';
}

const LABELS: Readonly<Record<keyof UserForm, string>> = {
  name: 'Full name',
  email: 'Email address',
  phone: 'Phone number',
  department: 'Department',
  line1: 'Address',
  line2: 'Flat, floor or building',
  city: 'City',
  state: 'State or county',
  postcode: 'Postal code',
  country: 'Country',
  role: 'Role',
  status: 'Status',
};
