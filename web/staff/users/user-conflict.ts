import { countryName } from '../../../rules/people/countries';
import type { VersionedThings } from '../../../rules/refusals';
import { toGraphqlEnum } from '../../data/enums';
import type { Difference } from '../ui/forms/ChangedNotice';
import { fieldDifferences } from '../ui/forms/field-differences';
import { startUserForm, type UserForm } from './user-form';
import { ROLE_BADGES, STATUS_BADGES } from './user-labels';
import type { ManagedUserFragment } from './users.generated';

/** The edited user with their current values. */
export function currentUser(before: ManagedUserFragment, now: VersionedThings['user']): ManagedUserFragment {
  const { name, email, phone, department, version } = now;
  const address = now.address && { __typename: 'Address', ...now.address };
  const [role, status] = [toGraphqlEnum(now.role), toGraphqlEnum(now.status)];
  return { ...before, name, email, phone, address, role, status, department, version };
}

/** The fields that another person changed, with the values typed here. */
export function userDifferences(before: UserForm, now: ManagedUserFragment, typed: UserForm): Difference[] {
  return fieldDifferences(LABELS, { before, current: startUserForm(now), typed }, labelOf);
}

function labelOf(value: string, field: keyof UserForm): string {
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
