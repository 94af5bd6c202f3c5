import { countryName } from '../../../rules/people/countries';
import type { VersionedThings } from '../../../rules/refusals';
import { toGraphqlEnum } from '../../data/enums';
import type { FieldLabels } from '../ui/records/field-labels';
import type { UserForm } from './user-form';
import { ROLES, STATUS_BADGES } from './user-labels';
import type { ManagedUserFragment } from './users.generated';

/** The edited user with their current values. */
export function currentUser(before: ManagedUserFragment, now: VersionedThings['user']): ManagedUserFragment {
  const { name, email, phone, department, version } = now;
  const address = now.address && { __typename: 'Address', ...now.address };
  const [role, status] = [toGraphqlEnum(now.role), toGraphqlEnum(now.status)];
  const staffRole = now.staffRole && toGraphqlEnum(now.staffRole);
  return { ...before, name, email, phone, address, role, staffRole, status, department, version };
}

export const USER_LABELS: FieldLabels<UserForm, ManagedUserFragment> = {
  name: 'Full name',
  email: 'Email address',
  phone: 'Phone number',
  department: 'Department',
  line1: 'Address',
  line2: 'Flat, floor or building',
  city: 'City',
  state: 'State or county',
  postcode: 'Postal code',
  country: ['Country', ({ country }) => country && countryName(country)],
  role: ['Role', ({ role }) => ROLES[role].label],
  status: ['Status', ({ status }) => STATUS_BADGES[status].label],
};
